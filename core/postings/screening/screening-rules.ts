/** A hold costs an honest employer an hour or two, so rules are few. */

export const linkShorteners = [
  ...["bit.ly", "bitly.com", "j.mp", "t.co", "t.ly", "tinyurl.com", "tiny.cc", "goo.gl", "ow.ly", "is.gd"],
  ...["v.gd", "buff.ly", "rebrand.ly", "cutt.ly", "rb.gy", "shorturl.at", "lnkd.in", "shorte.st", "adf.ly"],
  ...["short.io", "bl.ink", "clck.ru", "soo.gd", "qr.ae", "trib.al", "x.gd", "0rz.tw", "surl.li"],
];

export const messengerHosts = ["t.me", "telegram.me", "wa.me", "api.whatsapp.com", "chat.whatsapp.com"];

export const mostLinks = 5;
export const mostCapitals = 0.7;

export type WordRule = {
  finding: string;
  /** Tested on lowercase words without accents, quotes and hyphens; see find-suspicions.ts. */
  words: RegExp;
  unless?: RegExp;
};

/** "no registration fee" is a denial, but "no experience, just a registration fee" is not. */
const denied =
  /\b(?:no|not|never|without|don t|doesn t|won t)\b(?! (?:experience|prior|previous|degree|skills?|resume|interview))(?:[ ,]+\w+){0,7}[ ,]*$/;
/** Money that guests pay, the job handles or the employer bears. */
const others =
  /\b(?:collect\w*|reconcil\w+|accept(?:s|ing)?|guests?|visitors?|customers?|campers?|participants?)\b|\b(?:student|member|vehicle|boat|conference|event|race|tournament|program|course|class|permit|licen[sc]e|tak(?:e|es|ing)) $|\b(?:we|ll|city|county|agency|camp|company|employer)(?: will| also| gladly| fully)? (?:$|(?:pay|cover|reimburse)s?\b)/;
const honest = either(denied, others);

const asksForMoney: WordRule[] = [
  {
    finding: "registration fee",
    words:
      /\b(?:registration|application|training|onboarding|enroll?ment|recruitment|placement|background check|(?:visa|application|document) processing|starter kit) (?:fee|deposit|charge)s?\b/,
    unless: honest,
  },
  {
    finding: "background check",
    words:
      /\bpay(?:ing|ment)? (?:\w+ ){0,3}for (?:\w+ ){0,3}(?:background check|credit check|drug test|starter kit)\b/,
    unless: honest,
  },
  {
    finding: "send money",
    words:
      /\bsend (?:us |me |the |your |a ){0,2}(?:money|funds|cash|deposit|payment(?! (?:reminder|request|link)))\b/,
    unless: honest,
  },
  {
    finding: "upfront payment",
    words: /\bup ?front (?:fee|payment|deposit)s?\b|\bpay up ?front\b/,
    unless: honest,
  },
  {
    finding: "wire transfer",
    words: /\bwire transfers?\b/,
    unless: either(
      honest,
      /\b(?:ach|process\w*|initiat\w+|prepar\w+|approv\w+|vendors?|payables?|payroll)\b/,
    ),
  },
  { finding: "Western Union", words: /\bwestern ?union\b|\bmoney ?gram\b/ },
  {
    finding: "gift cards",
    words:
      /\b(?:buy|purchase|send|scratch)(?:ing)? (?:\w+ ){0,3}gift ?cards?\b|\bpay(?:ing|ment)? (?:\w+ ){0,4}(?:with|by|in|via|using) (?:\w+ ){0,2}gift ?cards?\b|\b(?:itunes|google play|steam|razer) gift ?cards?\b/,
    unless: honest,
  },
  {
    finding: "cryptocurrency",
    words:
      /\b(?:crypto|cryptocurrency|bitcoin|btc|usdt|ethereum) (?:wallet|payment|deposit|transfer|account)s?\b|\b(?:pay|paid|send|deposit|transfer)\w* (?:\w+ ){0,4}(?:crypto|cryptocurrency|bitcoin|btc|usdt|ethereum)\b/,
    unless: denied,
  },
  {
    finding: "payment app",
    words: /\b(?:send|pay|transfer) (?:[\w$]+ ){0,6}(?:zelle|venmo|cash ?app)\b/,
    unless: honest,
  },
  {
    finding: "cash a check",
    words: /\b(?:deposit|cash) (?:the|a|our|this) (?:\w+ )?(?:check|cheque)\b/,
    unless: honest,
  },
  {
    finding: "bank details",
    words:
      /\b(?:send|provide|give|share|confirm|text|submit) (?:\w+ ){0,4}your (?:\w+ )?(?:bank (?:account|login|details|password)|online banking|(?:credit|debit) card (?:number|details))\b/,
    unless: honest,
  },
].map((rule) => ({ ...rule, finding: `asks for money: ${rule.finding}` }));

const blockedWords: WordRule[] = [
  { finding: "be your own boss", words: /\b(?:be|become|being) your own boss\b/ },
  {
    finding: "easy money",
    words: /\bget rich\b|\b(?:easy|fast|quick) money\b|\bpassive income\b|\bunlimited income\b|\$ ?\$ ?\$/,
  },
  {
    finding: "network marketing",
    words: /\b(?:network|multi ?level) marketing\b|\bmlm\b|\bpyramid scheme\b/,
    unless: denied,
  },
  {
    finding: "data entry at home",
    words:
      /\bdata entry (?:\w+ ){0,3}(?:from|at) home\b|\b(?:home based|work from home|work at home) (?:\w+ )?data entry\b|\b(?:online|home) typing\b/,
  },
  {
    finding: "parcels and payments for others",
    words:
      /\bre ?ship(?:ping)? (?:packages?|parcels?|agent|clerk)\b|\bpayment processing agent\b|\bmystery shopper\b/,
  },
  {
    finding: "adult content",
    words:
      /\badult (?:entertainment|content|films?|videos?|webcams?)\b|\bporn\w*\b|\bonlyfans\b|\b(?:web)?cam (?:girls?|models?)\b|\b(?:escort (?:agency|girls?)|female escorts?)\b|\bnude (?:models?|photos?|videos?)\b|\bstrip club\b|\bexotic dancers?\b|\berotic\b|\bsugar (?:daddy|baby|babies)\b|\bsensual massage\b/,
  },
].map((rule) => ({ ...rule, finding: `blocked words: ${rule.finding}` }));

export const wordRules: WordRule[] = [...asksForMoney, ...blockedWords];

function either(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`${one.source}|${other.source}`);
}
