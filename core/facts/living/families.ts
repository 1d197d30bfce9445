import { readCompany } from "./company.ts";

export const readFamilies = readCompany({
  name: "families",
  who: /\b(?:families|family (?:housing|members|of (?:three|four|five|\d))|(?:your|their|his or her) family|children|dependents|kids)\b/,
  otherwise:
    /\b(?:guests?|campers?|camp|programs?|teach\w*|educat\w*|students?|participants?|youth|work(?:ing|s)? with|care (?:of|for)|supervis\w*|child ?care|insurance|coverage|benefits?|leave|medical|visitors?|schools?|lessons?|ages?|families of|serve|serving|enroll\w*|rent|discount\w*|pass(?:es)?|visit|trips?|tours?|tuition|immediate family|veteran|activities|ill family|status|income|community|health|grown|welcoming|we welcome)\b/,
});
