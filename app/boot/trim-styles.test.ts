import { describe, expect, test } from "vitest";
import { trimStyles } from "./trim-styles.ts";

const spaceReverse = '@property --tw-space-y-reverse{syntax:"*";inherits:false;initial-value:0}';
const borderStyle = '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';

describe("trimStyles", () => {
  test("writes a variable that has one value as that value", () => {
    const sheet = `.stack>*{--tw-space-y-reverse:0;margin-block-end:calc(1rem * calc(1 - var(--tw-space-y-reverse)))}${spaceReverse}`;
    const trimmed = trimStyles(sheet);
    expect(trimmed).not.toContain("--tw");
    expect(trimmed).toMatch(/^\.stack>\*\{margin-block-end:calc\(1rem \* \(?(?:calc\()?1 - 0\)+\}$/);
  });

  test("keeps a variable that has two", () => {
    const sheet = `.a{border-style:var(--tw-border-style)}.b{--tw-border-style:dashed;border-style:dashed}${borderStyle}`;
    expect(trimStyles(sheet)).toContain("border-style:var(--tw-border-style)");
    expect(trimStyles(sheet)).toContain("@property --tw-border-style");
  });

  test("uses the fallback of a variable that has no value", () => {
    const sheet = `.a{box-shadow:0 1px 2px var(--tw-shadow-color,red)}@property --tw-shadow-color{syntax:"*";inherits:false}`;
    expect(trimStyles(sheet)).toBe(".a{box-shadow:0 1px 2px red}");
  });

  test("takes a variable out of the rules for older browsers, too", () => {
    const older = `@layer properties{@supports (-moz-orient:inline){*{--tw-border-style:solid;--tw-leading:initial}}}`;
    const sheet = `${older}.a{border-style:var(--tw-border-style)}.b{--tw-leading:1;line-height:1}${borderStyle}@property --tw-leading{syntax:"*";inherits:false}`;
    const trimmed = trimStyles(sheet);
    expect(trimmed).toContain(".a{border-style:solid}");
    expect(trimmed).toContain("*{--tw-leading:initial}");
  });

  test("keeps the mixed color without a question, in the place that it had", () => {
    const sheet =
      ".a{color:red}@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,var(--a) 50%,transparent)}.b:hover{color:red}}.c{color:red}";
    const trimmed = trimStyles(sheet);
    expect(trimmed).not.toContain("@supports");
    expect(trimmed).toMatch(
      /^\.a\{color:red\}\.a\{color:color-mix.*\}\.b:hover\{color:red\}\.c\{color:red\}$/,
    );
  });
});
