import fc from "fast-check";
import { expect, test } from "vitest";
import { findSource } from "#core/sources/registry.ts";
import { readBoardAddress } from "./read-board-address.ts";

test.each([
  ["https://boards.greenhouse.io/acme", "greenhouse", "acme"],
  ["job-boards.greenhouse.io/acme/jobs/4012345", "greenhouse", "acme"],
  ["https://boards.greenhouse.io/embed/job_board?for=acme", "greenhouse", "acme"],
  ["https://boards-api.greenhouse.io/v1/boards/acme/jobs", "greenhouse", "acme"],
  [" jobs.lever.co/acme-outdoors/ ", "lever", "acme-outdoors"],
  ["https://jobs.ashbyhq.com/Acme%20Outdoors?utm=1", "ashby", "Acme Outdoors"],
  ["https://acme.wd5.myworkdayjobs.com/Acme_Careers", "workday", "acme:wd5:Acme_Careers"],
  ["https://acme.wd103.myworkdayjobs.com/en-US/Careers/job/x_R-1", "workday", "acme:wd103:Careers"],
  ["HTTPS://WWW.GOVERNMENTJOBS.COM/careers/kingcounty", "neogov", "kingcounty"],
  ["governmentjobs.com/careers/kingcounty/jobs/1", "neogov", "kingcounty"],
])("readBoardAddress understands %s", (address, source, token) => {
  expect(readBoardAddress(address)).toEqual({ source, token });
  expect(findSource(source)?.hasBoards).toBe(true);
});

test.each([
  ...["", "acme", "acme:wd5:Careers", "https://acme.example/jobs.lever.co/acme", "https://jobs.lever.co"],
  ...["https://jobs.lever.co.evil.example/acme", "https://governmentjobs.com/jobs", "ftp://jobs.lever.co/a"],
])("readBoardAddress does not take %j for an address", (text) => {
  expect(readBoardAddress(text)).toBeNull();
});

test("readBoardAddress never throws", () => {
  const host = fc.constantFrom(
    "jobs.lever.co/",
    "https://boards.greenhouse.io/",
    "a.wd5.myworkdayjobs.com/",
    "",
  );
  fc.assert(
    fc.property(host, fc.string({ unit: "binary" }), (start, rest) => {
      const read = readBoardAddress(start + rest);
      expect(read === null || read.token.length > 0).toBe(true);
    }),
  );
});
