/** Tested on one sentence in lowercase, without accents, quotes and hyphens. */
export type DemandRule = {
  finding: string;
  /** What is asked for. */
  subject: RegExp;
  /** The words that make it a demand, in any place of the sentence. */
  demand: RegExp;
  unless?: RegExp;
};

const send = String.raw`\b(?:send|sending|e ?mail|text|fax|upload|attach|forward|reply|respond|message|dm|snap|scan|take a (?:photo|picture)|enviar?(?:nos|me|lo|la)?|envien?(?:os|nos|me)?|envie(?:nos|me)?|mandar?(?:nos|me)?|manden?(?:os|nos|me)?|mande(?:nos|me)?|adjunt\w+|sub(?:a|ir))\b`;
const give = String.raw`\b(?:provide|providing|give|giving|submit|submitting|include|including|enter|share|supply|fill|state|list|tell|confirm|verify|disclose|furnish|complete with|along with|together with|have (?:\w+ ){0,4}ready|collect|proporcion\w+|facilit\w+|incluy\w+|incluir|compart\w+|indi(?:que|car)|d(?:ar|enos|eme)|entregu?\w+|present(?:e|ar))\b`;
const need = String.raw`\b(?:need|needs|needed|require|requires|required|requirements?|request|requested|ask for|must have|mandatory|necesit\w+|requer\w+|requier\w+|requisitos?|obligatori\w+|solicit\w+|pedimos|debe\w*)\b`;

const sends = new RegExp(send);
const asks = new RegExp([send, give].join("|"));
const asksOrNeeds = new RegExp([send, give, need].join("|"));

const denial =
  /\b(?:no|not|never|without|don t|doesn t|won t|nor|neither|needn t|isn t|ni|sin|nunca|jamas)\b(?! (?:only|exceptions?|excuses|calls?|interview|experience|prior|previous|degree|resume|later|necesita experiencia|experiencia|problem|worr\w+))(?:[ ,]+\w+){0,9}[ ,]*$/;
const denialAfter =
  /^[ ,]*(?:\w+ ){0,3}?(?:is|are|was|be|will|should|do|does|isn t|aren t|es|son)? ?(?:not|never|isn t|aren t|no) (?:be |es |se )?(?:needed|required|requested|necessary|asked|collected|necesari\w+|requer\w+|requier\w+)\b/;
const twice = /\b(?:no|not|can t|cannot|won t|nobody|nadie)\b.*\b(?:without|unless|sin)\b/;

export function isDenied(before: string, after: string): boolean {
  return (denial.test(before) && !twice.test(before)) || denialAfter.test(after);
}

/** What every employer does after hiring, unless it wants the numbers in a message. */
const afterHire =
  /\b(?:after|upon|once|when|following|at|during) (?:you (?:are |re |have been )?|being |your |the |an |acceptance of (?:the |an )?)?(?:hired|hire|hiring|offer|job offer|employment|onboarding|orientation|first day|arrival|start date|check in)\b|\b(?:new hires?|first day|i ?9|e ?verify|w ?[24]|payroll|orientation|background check (?:form|authorization|consent))\b|\bal (?:ser contratad[oa]|empezar|llegar)\b|\bprimer dia\b/;
const inMessage = /\b(?:text|whats ?app|telegram|dm|reply|e ?mail us|message us|send us|send me|gmail)\b/;

/** Help with a number, or a benefit, is no demand. */
const helps =
  /\b(?:help|assist\w*|support\w*|obtain\w*|apply for (?:a|your|an)|get (?:a|your)|getting|sponsor\w*|reimburse\w*|benefits?|taxes|withh\w+|contribut\w+|insurance|pension|retirement|office|administration|protect\w*|ayuda\w*|beneficios?)\b/;

/** Money and papers of guests, and work of an office. */
export const handles =
  /\b(?:guests?|visitors?|customers?|clients?|campers?|participants?|members|donors?|vendors?|students|renters?|tenants?|patients?|their|reconcil\w+|ledgers?|payables|receivables|bookkeep\w+|data entry|processing|maintain\w*|records?|experience (?:with|in)|huespedes|clientes)\b/;

const identityRules: DemandRule[] = [
  {
    finding: "Social Security number",
    subject:
      /\b(?:ssns?|ss(?:n)? (?:number|no|num)\b|social security (?:number|no|num|card|digits?|info\w*|details?)s?|social (?:insurance )?(?:number|no)s?|(?:digits?|part) of (?:your |the )?social|your social(?! (?:media|skills|security benefits|life|work))(?: security)?|sin number|itin|tax(?:payer)? id(?:entification)? numbers?|numero (?:de |del )?(?:la )?(?:seguro|seguridad) social|(?:tarjeta|numero) (?:de |del )?seguro social|su (?:seguro|seguridad) social|nss)\b/,
    demand: asksOrNeeds,
  },
  {
    finding: "passport",
    subject:
      /\bpassport (?:numbers?|no|num|details?|info\w*|data|page|cop(?:y|ies)|scans?|photos?|pictures?|id)\b|\b(?:numbers?|cop(?:y|ies)|scans?|photos?|pictures?|images?|photocop(?:y|ies)) (?:\w+ ){0,3}passports?\b|\b(?:numeros?|copias?|fotos?|datos) (?:\w+ ){0,3}pasaportes?\b/,
    demand: asksOrNeeds,
  },
  {
    finding: "driver's license or ID",
    subject:
      /\b(?:driver s?|drivers|driving) licen[sc]e (?:numbers?|no|num|details?|info\w*|cop(?:y|ies)|scans?|photos?|pictures?)\b|\b(?:numbers?|cop(?:y|ies)|scans?|photos?|pictures?|images?|photocop(?:y|ies)|front and back|both sides) (?:\w+ ){0,3}(?:(?:driver s?|drivers|driving) licen[sc]e|state id|id card|photo id|government id|identification|license|birth certificate|green card)\b|\b(?:id|identity|identification|green) card (?:numbers?|cop(?:y|ies)|photos?)\b|\bnational id(?:entity)?(?: card)? numbers?\b|\bmother s maiden name\b|\b(?:numeros?|copias?|fotos?|datos) (?:\w+ ){0,3}(?:licencia|identificacion|identidad|cedula|dni|ine|curp)\b/,
    demand: asksOrNeeds,
  },
  {
    finding: "identity papers",
    subject:
      /\b(?:passports?|(?:driver s?|drivers|driving) licen[sc]es?|(?:your|government|state|photo) ids?|birth certificates?|green cards?|pasaportes?|licencia de (?:conducir|manejo)|cedula)\b/,
    demand: new RegExp(
      `${send} (?:\\w+ ){0,4}(?:passport|driver|driving|licen[sc]e|id|ids|birth|green|pasaporte|licencia|cedula)\\b`,
    ),
  },
].map((rule) => ({ ...rule, finding: `asks for identity numbers: ${rule.finding}` }));

const bankRules: DemandRule[] = [
  {
    finding: "account or routing number",
    subject:
      /\b(?:(?:bank|checking|savings|your) )?accounts? (?:and routing |& routing |routing )?(?:numbers?|no|num)\b|\brouting (?:(?:and|&) account )?(?:numbers?|no|num|transit)\b|\b(?:iban|swift code|sort code|voided che(?:ck|que)s?)\b|\bnumeros? (?:de |del )?(?:su )?(?:cuenta|ruta)\b/,
    demand: asksOrNeeds,
  },
  {
    finding: "bank details",
    subject:
      /\b(?:bank(?:ing)? (?:details?|info\w*|statements?|log ?ins?|credentials|data|name|card|accounts?(?! (?:numbers?|no|num)\b))|online banking|direct deposit (?:details?|info\w*|forms?|data|numbers?)|(?:debit|credit|atm|bank) cards?(?: (?:numbers?|details?|info\w*|photos?))?|card numbers?|cvv|pin (?:code|number)|(?:cuenta|datos|informacion) bancari[ao]s?|tarjeta de (?:credito|debito))\b/,
    demand: asks,
  },
].map((rule) => ({ ...rule, finding: `asks for bank details: ${rule.finding}` }));

const channels =
  /\b(?:wire|wired|wiring|wire transfers?|bank transfers?|western ?union|money ?gram|money orders?|gift ?cards?|(?:itunes|apple|steam|google play|razer|amazon|ebay) (?:gift )?cards?|bitcoins?|btc|crypto\w*|usdt|tether|ethereum|eth|zelle|venmo|cash ?app|pay ?pal|apple pay|chime|transferencia(?: bancaria| electronica)?|tarjetas? de regalo|bitcoin|criptomonedas?)\b/;
const costs =
  /\b(?:fees?|deposits?|costs? of|charges?|dues|bond|(?:refundable|one time|small) (?:payment|amount)|send|remit|transfer (?:the|us|me|your|\$)|payable|(?:you|must|to|please|then|and|will) pay|pay (?:the|a|your|for|us|\$)|payment (?:is|of|must|should|can|may|by|via|through|with|in) |buy|purchase|wire (?:the|us|me|your|\$)|zelle (?:us|me|the|your|\$)|venmo (?:us|me|the|your|\$)|cash ?app (?:us|me|the|your|\$)|cuotas?|tarifas?|depositos?|costos?|pag(?:ue|ar|o)|envi(?:e|ar|enos)|mand(?:e|ar|enos)|compr(?:e|ar)|transfier\w+)\b/;
/** The employer pays, the job sells, or the wire is one of a fence. */
const honestMoney =
  /\b(?:we|ll|company|camp|employer|city|county|agency)(?: will| also| gladly| fully| can)? (?:pay|cover|reimburse|send you|wire you)s?\b|\b(?:you (?:will |ll )?(?:be paid|get paid|receive)|paid (?:weekly|biweekly|every|by|via|through|in)|your (?:pay|wages|paycheck|tips)|tips?|wages|paychecks?|bonus(?:es)?|accept(?:s|ing|ed)?|sell(?:s|ing)?|sold|gift shop|retail|cash register|register|fenc\w+|barbed|ropes?|cables?|mesh|electric\w*|wires)\b/;

const feeRules: DemandRule[] = [
  {
    finding: "asks for money: by transfer, card or app",
    subject: channels,
    demand: costs,
    unless: new RegExp([handles, honestMoney].map(({ source }) => source).join("|")),
  },
];

const apps: [name: string, words: string][] = [
  ["WhatsApp", "whats ?app"],
  ["Telegram", "telegram"],
  [
    "Signal",
    "signal(?! (?:mountain|hill|peak|butte|creek|point|knob|lights?|lamps?|flags?|fires?|towers?|whistles?|strength|corps|processing|generators?|timing|controls?|systems?|persons?|operators?|boards?|mirrors?|iduna|the|to))",
  ],
  [
    "another app",
    "(?:we ?chat|viber|line app|kik|imo|(?:google )?hangouts|google chat|facebook messenger|messenger app|discord|session app|threema)",
  ],
];
const reaches =
  /\b(?:only|exclusively|solely|contact|text|message|write|reach|chat|interviews?|interviewed|apply|add|dm|reach out|inquir\w+|call or|communicat\w+|talk|hiring manager|recruiter|conducted|held|solo|unicamente|exclusivamente|escrib\w+|contact\w+|mensajes?|comuni\w+|entrevistas?|aplicar?|aplique\w*|postul\w+)\b/;
/** One of several ways is no sign of fraud. */
const otherWays =
  /\b(?:phone|call us|e ?mail|telefono|llame\w*|correo|website|in person|en persona|guests?|our team|crews?|each other|radios?|staff group|group chat|coworkers?|during the season)\b/;

const messengerRules: DemandRule[] = [
  ...apps.flatMap(([name, words]) =>
    [
      {
        subject: `\\b(?:on|via|by|through|over|at|using|to|in|por|en|al|a traves de) (?:\\w+ ){0,2}?${words}\\b`,
        demand: reaches,
      },
      {
        subject: `\\b${words} (?:only|messenger|app|us|me|id|handle|username|number|@|solo|solamente|\\d{1,3})(?!\\w)`,
        demand: /./,
      },
    ].map(({ subject, demand }) => ({
      ...{ finding: `messenger: ${name}`, subject: new RegExp(subject), demand, unless: otherWays },
    })),
  ),
  {
    finding: "messenger: text messages only",
    subject:
      /\b(?:texts?|text messages?|texting|sms)(?: messages?)? only\b|\bonly (?:(?:accept|take|answer|reply|respond|contact|reach|available|communicate|hire|interview)\w* )?(?:\w+ ){0,2}?(?:by |via |through |to )?(?:texts?|text messages?|sms)\b|\bno (?:phone )?calls?(?: or e ?mails?)?[ ,]+(?:please )?(?:just |only )?(?:texts?|send a text)\b|\btext,? (?:do not|don t) call\b|\bsolo (?:por )?(?:mensajes? de texto|sms|texto)\b/,
    demand: /./,
    unless: /\b(?:read|alerts?|coverage|service|signal|cell|reception|subscribers?|documents?)\b/,
  },
];

export const demandRules: DemandRule[] = [...identityRules, ...bankRules, ...feeRules, ...messengerRules];

/** Facts and help that identity and bank rules leave alone. */
export function isInnocent({ finding }: DemandRule, sentence: string): boolean {
  if (!/^asks for (?:identity|bank)/.test(finding)) return false;
  if (handles.test(sentence) || (helps.test(sentence) && !sends.test(sentence))) return true;
  return afterHire.test(sentence) && !inMessage.test(sentence);
}
