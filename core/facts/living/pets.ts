import { readCompany } from "./company.ts";

export const readPets = readCompany({
  name: "pets",
  who: /\b(?:pets?|dogs?|cats?)\b/,
  otherwise:
    /\b(?:pet (?:species|food|care|sitting|store|insurance|owners?|industry|supplies|wellness|bereavement|adoption|health)|sled|guests?|guests'|campers|visitors|hot dogs?|prairie dogs?|wild|big cats?|kennels?|walk\w*|clients?|customers?|shelters?|service dogs?|dog (?:handl|mush|team|yard|park)|mush\w*|detection|clean|rules|enforce|educat\w*|office|pet-friendly (?:office|work)|feeding|veterinar\w*|allerg\w*|feral|species|cat [a-z]+ driver)\b/,
});
