import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { openApi } from "./openapi.ts";
import { resources } from "./resources.ts";

const document = openApi() as unknown as {
  paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
  components: { schemas: Record<string, { properties: object }> };
};

test("openApi is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test.each(resources)("openApi describes $name with its columns, conditions and verbs", (resource) => {
  const { name, columns, insertion, change, remove } = resource;
  const path = document.paths[`/rest/v1/${name}`];
  expect(Object.keys(path ?? {})).toEqual([
    "get",
    ...(insertion ? ["post"] : []),
    ...(change ? ["patch"] : []),
    ...(remove ? ["delete"] : []),
  ]);
  expect(Object.keys(document.components.schemas[name]?.properties ?? {})).toEqual(Object.keys(columns));
  const filters = Object.entries(columns).flatMap(([column, { isFiltered }]) =>
    isFiltered === false ? [] : [column],
  );
  expect(path?.get?.parameters?.map((parameter) => parameter.name)).toEqual(expect.arrayContaining(filters));
  expect(filters).not.toContain("description");
});
