import { readCompany } from "./company.ts";

export const readCouples = readCompany({
  name: "couples",
  who: /\b(?:couples?|spouses?|partners?\/dependents|spouses?\/partners?|significant others?|married)\b/,
  otherwise:
    /\b(?:a couple|couple (?:of|days|weeks|times|hours)|next couple|last couple|guests?|weddings?|marital status|veterans?|military|preference|insurance|benefits?|coverage|domestic partners?|leave|discriminat\w*|race|relatives?)\b/,
});
