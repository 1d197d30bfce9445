export const stanceWords = [
  [
    "preferred",
    /\b(prefer\w*|desir\w+|nice to have|bonus points|a plus|pluses|ideal(ly)?|assets?|helpful)\b/i,
  ],
  [
    "offered",
    /\b(benefits?|perks?|compensation|pay|salary|wages?|stipend|we offer|you(['’]ll| will)? (get|receive|gain|enjoy)|we provide|provided|why (work|join)|housing|lodging|accommodations?|room and board|meals|life (at|in))\b/i,
  ],
  [
    "required",
    /\b(requir\w+|minimum|qualifications?|qualified|must[- ]haves?|you must|eligib\w+|(we|we['’]re|are) looking for|who you are|what you(['’]ll)? (need|bring)|you have|prerequisites?|credentials?|certifications?|education|experience|skills|knowledge|abilities|applicants? (must|should)|conditions of employment|physical demands|licen[sc]es?)\b|^(?:who|you(?:['’](?:re|ve))?(?: (?:are|hold|bring|need|must))?):?$/i,
  ],
  [
    "duties",
    /\b(dut(y|ies)|responsibilit\w+|what you(['’]ll| will)? (do|be doing)|essential functions|job functions|tasks|day[- ]to[- ]day|your role|the role|job summary|about the (job|position|role)|position (summary|overview|description)|job description|overview|tasks)\b/i,
  ],
] as const;

/** A heading with both asks neither. */
export const bothStances =
  /\b(required|minimum)\b.{0,30}\b(and|or|&|\/) ?(preferred|preferences|desired)\b|\brequirements?,? (and|or|&|\/) ?(preferences|desir\w+|preferred)\b|\bpreferred\b.{0,30}\b(and|or|&|\/) ?(required|minimum)\b/i;

export const statement =
  /^(must|should|able|ability|you (must|will|should)|we (are|offer|provide)|this (is|position)|valid|possess|ability|no |have |be |is |are )|\b(must be|must have|is required|are required|is provided|are provided|will be|years old|or older)\b/i;

/** These headings ask something only where no heading above them does. */
export const softStances =
  /^(?!.*\b(requir|minimum|qualif|must|eligib|looking for|you (need|bring)|prerequisite|conditions of))/i;

/** A line that names a paper is an item, not a heading. */
export const named =
  /\b(wilderness first|first[- ]aid|responder|cpr|emt|wfr|wfa|life ?guard|driver['’]?s?['’]? licen[sc]e|s-?212|s-?1[39]0|red card|cdl|avalanche|swift ?water|lnt|leave no trace)\b.{0,30}$/i;

/** "Education and experience" is a heading; "Advanced rigging practice and experience" is an item. */
export const plainSoft =
  /^(?:(?:and|or|&|\/|,|other|education|experience|skills?|knowledge|abilit(?:y|ies)|certifications?|certificates?|licen[sc]es?|licensure|credentials|training|physical demands)[ ,/&]*)+$/i;
