export const otherSums =
  /\b(overtime|ot rate|bonus(es)?|housing|rent|rents|rented|rental|apartments?|lodging|deposit|fees?|costs?|price|meals?|food|board|m&ie|per[- ]diem|subsistence|relocat\w+|reimburs\w+|awards?|scholarships?|valued|value|worth|insurance|tuition|discounts?|deduct\w*|gear|boots?|boot|clothing|equipment|tips average|gratuit\w+|budget|grants?|funds?|funding|raised?|donat\w+|sales|revenue|fines?|401|match(es|ing)?|differential|referral|travel|mileage|airfare|flight|uniforms?|loans?|phone|incidentals?|health|premium|credit|taxes|license|certification|course|park pass|passes|pro deals?|moving|stay|utilities|savings|rv\b(?![^$]*\b(?:and|plus) $)|hook-?ups?\b(?![^$]*\b(?:and|plus) $)|contribut\w+|room and board|room|overnight pay|holiday pay|purchase)\b/i;
/** These mean another sum whatever word for pay follows: "Overtime will be paid at". */
export const surelyOthers =
  /\b((?:guests?|participants?|campers?|clients?|customers?|visitors?|students?|volunteers?|members?|families|you)(?: must| will)? pays?|overtime|extra|additional|bonus(es)?|deposit|fees?|costs?|reimburs\w+|scholarships?|tuition|(?<!living )per diem)\b|\b(?:tips|gratuities)\b[^;$]{0,30}$/i;
/** A sum after one of these is pay, whatever else is near it. */
export const payWords =
  /\b(salary|salaried|salaries|pay|pays|paid|wages?|compensation|earn|earns|earning|earnings|stipend|living allowance|living stipend|allowance|rate|hourly|hiring range|starts at|starting at|remuneration|honorarium|annualized|income|training pay|makes?(?=(?: (?:about|around|between|from|up to))? ?$))\b/i;
export const payLabel =
  /\b(payment|salary|salaried|pay|wages?|compensation|hourly|rate|rates|stipend|living allowance|remuneration|honorarium|benefits|details|(?:per|an?) (?:hour|day|week|month))\b/i;
export const stipendWords =
  /\b(stipends?|living allowance|allowance|honorarium|americorps|pocket money|spending money)\b/i;

const work =
  "(?:position|positions|internship|internships|role|roles|job|appointment|appointments|opportunity|opportunities|fellowship|intern|interns|program|post|assignment|placement|host|hosts|docent|naturalist)";
const isUnpaid =
  "(?:unpaid|volunteer|uncompensated|non-?paid|not paid|without pay|not compensated|volunteer-based|volunteer based)";
export const unpaidWork = new RegExp(
  [
    `\\b${isUnpaid}(?:,? (?:volunteer|full-time|part-time|seasonal|summer|fall|spring|academic|campground|camp|park|on-site|live-in|educational|field|and|\\w+-\\w+)){0,3} (?!programs?\\b)${work}\\b`,
    `\\b${work}\\b(?: (?:is|are|will be)(?: currently)?(?: an?)?| an?|:|(?<!s)) ${isUnpaid}\\b(?! (?:coordinator|manager|leave|time|break|lunch|meal|program|experience|work))`,
    `(?:\\b(?:is|are)|(?:it|this|that)['’]s) unpaid\\b|^unpaid(?=[.,;]|$)|^(?:pay|compensation|salary|wages?|stipend): (?:none|unpaid|volunteer)\\b|(?:\\bnot|n['’]t)(?: be)? (?:a )?paid (?:${work}\\b|(?=[.,;]))`,
    `(?:(?<!\\blose )\\b(?:no|without)|(?:\\bnot|n['’]t)(?: any| (?:offer|receive|get|earn|pay|have)(?: any| an?)?)) (?:monetary |financial |cash )?(?:compensation|salary|wages?|pay|remuneration)\\b(?! (?:ranges?|history|cuts?|caps?|like|when)\\b)`,
  ].join("|"),
  "i",
);
export const unpaidElse =
  /\b(experience|leave|time off|break|breaks|lunch|meal period|credit for|paid (?:and|or|\/) ?(?:un-?paid|volunteer)|coordinat\w+|supervis\w+|recruit\w*|manage\w*|train(?:s|ing)? (?:of )?(?:interns|volunteers)|if|may be unpaid|unless|previous|prior|deductions?|holidays|reviewing|by [\w ]{0,20}volunteers)\b/i;
