import type {WordSlip} from './wordSlips.ts'

/** What people do, in words that are nothing else: no noun, and no adjective. */
const doing =
  'apply|ask|avoid|become|borrow|choose|compare|decide|earn|explain|find|get|give|go|grow|improve|invest|join|keep|learn|make|manage|meet|prepare|protect|reach|receive|save|send|speak|spend|teach|tell|understand|write'
const ours = '(?:a|an|the|my|your|our|their)'
const amount = '(?:lot|couple|handful|variety|majority|number|group|team|bit|range|network|board|panel|community)'
/** Nouns of several by their form alone. */
const several = '(?:(?:young|other|local|older|new) )?(?:people|children|women|men|\\p{L}+(?:tees|nees|yees))'
const startsSentence = '(?<=(?:^|[.!?:“]\\s?)'

/** A small word that was lost between two others, where no sentence has those beside each other. */
export const smallWordSlips: WordSlip[] = [
  {
    pattern: new RegExp(
      `(?<=\\b(?:[Ll]earn|know|show you|see|understand|teach(?:es)?(?: (?:you|people|them))?|taught|find out|explains?|[Tt]ips on|about|and) )how(?! give and take)(?= (?:${doing})(?![\\p{L}’-]))|\\bhow(?= (?:${doing}|pay|budget|plan|use|set|open|rent|start|cope|deal) (?:${ours}|with|it|them|up|for)(?![\\p{L}’-]))`,
      'gu',
    ),
    message: '“to” is missing here.',
    write: ([how]) => `${how} to`,
  },
  {
    pattern: new RegExp(
      `\\b(?<=\\b(?:you|we|they|I|people|who|if you|[Ww]ould|[Dd]o you|don[’']t) )(?:want|need|would like|hope|plan|try|wish)(?= (?:${doing}) (?:${ours}|more|us|with|how|about|for|in)(?![\\p{L}’-]))|\\b(?:able|allowed|willing|going|hoping|trying|ready|keen|happy)(?= (?:${doing}) (?:${ours}|more|us|how|about)(?![\\p{L}’-]))|^Want(?= (?:${doing})(?![\\p{L}’-]))`,
      'gu',
    ),
    message: '“to” is missing here.',
    write: ([word]) => `${word} to`,
  },
  {
    pattern: new RegExp(`(?<=\\b[Aa] )${amount}(?= ${several}(?![\\p{L}’-]))`, 'gu'),
    message: '“of” is missing here.',
    write: ([word]) => `${word} of`,
  },
  {
    pattern: new RegExp(
      `${startsSentence})(?:One|Some|Most|Many|None|Several|Few|Two|Three|Four|Five)(?= (?:our|your|my|their|these|those|us|them)(?![\\p{L}’-]))`,
      'gmu',
    ),
    message: '“of” is missing here.',
    write: ([word]) => `${word} of`,
  },
  {
    pattern: new RegExp(`\\b(?:in front|on behalf)(?= ${ours} )`, 'gu'),
    message: '“of” is missing here.',
    write: ([words]) => `${words} of`,
  },
  {
    pattern:
      /(?<=\b(?:[Ww]e|who|you|I|they) )(?:also |often |mostly |already )?(?:work|speak|talk)(?= (?:young people|people aged|schools|charities|employers|(?:them|us|him|her)(?! (?:in|into|through|out|up|down|round|around|over|hard|off)\b))(?![\p{L}’-]))/gu,
    message: '“with” is missing here.',
    write: ([word]) => `${word} with`,
  },
  {
    pattern:
      /(?<=\b(?:[Ww]e|[Yy]ou|[Tt]hey|who|please|[Pp]lease|to) )listen(?= (?:you|us|them|him|her|your|our|their)(?![\p{L}’-]))/gu,
    message: '“to” is missing here.',
    write: ([word]) => `${word} to`,
  },
  {
    pattern:
      /(?<![\p{L}’-])(?:(?:the|our|your|every) (?:of|and|is|are|was|were|has|with|than|or)|an? (?:of|are|were|has|than))(?= \p{L})(?! (?:off|else|not)\b)/gu,
    message: 'A word is missing here.',
    help: ([words]) => `Write it between “${words.replace(' ', '” and “')}”, or delete one of the two.`,
  },
  {
    pattern:
      /(?<!\b(?:what|as|if|when|whenever|all|whatever|help|more|much|than|anything|everything|way|ways|where|wherever|how|and|or) )(?<=(?:^|[.!?,:]\s|that |so )(?:[Yy]ou|[Ww]e|[Tt]hey) )(?:can|could|should|must|will|may|might)(?= (?:an?|our|your|my) \p{Ll})/gmu,
    message: 'A word is missing here.',
    help: ([word]) => `Write behind “${word}” what they do.`,
  },
]
