import type {WordSlip} from './wordSlips.ts'

/** Words, and what they become when two neighbouring letters change places: nothing that is a word of its own, a name or an abbreviation. */
const swapped: Record<string, string> = {
  about: 'abuot aobut',
  achieve: 'acheive',
  also: 'aslo',
  and: 'adn',
  because: 'becuase becasue beacuse',
  before: 'befroe beofre',
  believe: 'beleive',
  could: 'coudl cuold',
  course: 'coruse',
  courses: 'coruses',
  every: 'evrey',
  first: 'frist',
  for: 'ofr',
  friend: 'freind',
  friends: 'freinds',
  have: 'ahve hvae haev',
  help: 'hlep',
  into: 'itno inot',
  just: 'jsut',
  know: 'konw knwo',
  learn: 'leran laern',
  length: 'lenght',
  like: 'liek',
  make: 'mkae amke',
  money: 'moeny mnoey',
  more: 'mroe',
  not: 'nto',
  only: 'olny onyl',
  other: 'ohter otehr',
  people: 'poeple peopel',
  piece: 'peice',
  place: 'palce',
  places: 'palces',
  receive: 'recieve',
  received: 'recieved',
  should: 'shoudl shuold',
  some: 'smoe',
  strength: 'strenght',
  take: 'tkae',
  that: 'taht htat',
  the: 'teh hte',
  their: 'thier tehir',
  them: 'tehm thme',
  there: 'tehre',
  they: 'tehy htey',
  this: 'thsi tihs htis',
  time: 'tiem',
  together: 'togehter',
  want: 'wnat',
  weird: 'wierd',
  what: 'waht hwat',
  when: 'wehn hwen',
  where: 'wheer hwere',
  which: 'whcih wihch whihc',
  who: 'hwo',
  with: 'wiht iwth',
  work: 'wrok owrk',
  would: 'woudl wuold',
  year: 'yaer',
  years: 'yaers',
  young: 'yuong',
  your: 'yuor yoru',
}

/** Of these somebody is called with a capital. */
const names = ['freind', 'liek', 'teh', 'thier', 'yuong']

const meant = new Map(
  Object.entries(swapped).flatMap(([word, slips]) =>
    slips
      .split(' ')
      .flatMap((slip): [string, string][] => [
        [slip, word],
        ...(names.includes(slip) ? [] : [[capital(slip), capital(word)] as [string, string]]),
      ]),
  ),
)

/** `teh`, `wiht`, `recieve`: two letters that changed places. A word in quotation marks by itself is told of, and not said. */
export const swappedLetters: WordSlip = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}’'@./_-])(?:${[...meant.keys()].join('|')})(?![\\p{L}\\p{N}’'@/_-]|\\.\\p{L}|(?<=[“"‘]\\p{L}+)[”"])`,
    'gu',
  ),
  message: 'Two letters of this word have changed places.',
  write: ([slip]) => meant.get(slip) ?? slip,
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
