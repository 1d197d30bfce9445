import { readCompany } from "./company.ts";

export const readPets = readCompany({
  name: "pets",
  who: /\b(?:pets?|dogs?|cats?|pups?|critters|(?:your|an|own|personal) animals?)\b/,
  isCounted: true,
  otherwise:
    /\b(?:pet (?:peeves?|species|food|care|sitting|store|insurance|owners?|industry|supplies|wellness|bereavement|adoption|health)|sled|guests?|guests'|campers|visitors|hot dogs?|prairie dogs?|wild|big cats?|kennels?|walk\w*|clients?|customers?|shelters?|service dogs?|dog (?:handl|mush|team|yard|park)|mush\w*|detection|enforce|remind|educat\w*|feeding|veterinar\w*|allerg\w* to|(?:any|no|have|without) (?:[a-z]+ )?allerg\w*|feral|species|passengers|petting|barn cats?|cat [a-z]+ driver|turn over|(?:clean|book)s?|\d+ (?:[a-z]+ )?(?:pet|dog)-friendly|shop is)\b/,
});
