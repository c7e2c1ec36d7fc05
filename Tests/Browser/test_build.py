"""The same input gives the same bytes, and a build with nothing to do does nothing."""

import shutil

import conftest


def contents(folder):
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def differences(one, other):
    one, other = contents(one), contents(other)
    return sorted(path for path in one.keys() | other.keys() if one.get(path) != other.get(path))


def test_builds_with_one_job_and_with_two_are_identical(build, source):
    one, two = build(source, "--jobs", "1"), build(source, "--jobs", "2")
    assert len(contents(one)) > 26
    assert differences(one, two) == []


def test_two_builds_are_identical(build, source, site, tmp_path):
    copy = shutil.copytree(source, tmp_path / "elsewhere", ignore=shutil.ignore_patterns(".*", "public"))
    assert differences(site, build(copy)) == [], "the place of the source shows in the pages"


def test_a_second_build_touches_nothing(build, source):
    output = build(source)
    before = {file: (file.stat().st_mtime_ns, file.stat().st_ino) for file in output.rglob("*")}
    build(source, output=output)
    assert {file: (file.stat().st_mtime_ns, file.stat().st_ino) for file in output.rglob("*")} == before


def test_the_theme_in_the_program_is_the_one_in_the_repository(build, source, site, tmp_path):
    copy = shutil.copytree(source, tmp_path / "themed", ignore=shutil.ignore_patterns(".*", "public"))
    shutil.copytree(conftest.ROOT / "templates", copy / "templates")
    assert differences(site, build(copy)) == []
