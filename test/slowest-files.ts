import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Timed } from "./run-steps.ts";

type VitestReport = { testResults: { name: string; startTime: number; endTime: number }[] };
type Spec = { title: string; tests: { status: string; results: { duration: number }[] }[] };
type Suite = { file: string; specs: Spec[]; suites?: Suite[] };

/** Empty where the tests have not run. */
export function slowestTests(report: string, count: number): Timed[] {
  const files = read<VitestReport>(report)?.testResults ?? [];
  const times = files.map(({ name, startTime, endTime }) => ({
    name: path.relative(".", name),
    seconds: (endTime - startTime) / 1000,
  }));
  return longest(times, count);
}

/** Each time is the sum of the file's journeys. */
export function slowestJourneys(report: string, count: number): Timed[] {
  const suites = read<{ suites: Suite[] }>(report)?.suites ?? [];
  return longest(
    suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: lengthOf(suite) / 1000 })),
    count,
  );
}

export function flakyTests(report: string): Timed[] {
  const flaky = (suite: Suite): Timed[] => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map((spec) => ({
        name: `e2e/${suite.file} › ${spec.title}`,
        seconds: lengthOf({ ...suite, specs: [spec], suites: [] }) / 1000,
      })),
    ...(suite.suites ?? []).flatMap(flaky),
  ];
  return (read<{ suites: Suite[] }>(report)?.suites ?? []).flatMap(flaky);
}

function lengthOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => duration), ...suites.map(lengthOf)].reduce((a, b) => a + b, 0);
}

function longest(times: Timed[], count: number): Timed[] {
  return times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
}
