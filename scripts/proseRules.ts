// Rules for the English of documents, comments and schema descriptions. Each problem tells what to write instead.
import { readParagraphs } from './proseParagraphs.ts';

interface Problem {
  rule: 'start' | 'length' | 'word' | 'id';
  found: string;
  /** Advice on what to write instead. */
  instead: string;
  line: number;
}

type Hit = Pick<Problem, 'rule' | 'instead'> & { offset: number; length: number };

const MAX_WORDS = 45;

/** Patterns with the plain words to use instead; each has practically no correct use in this project. */
const WORDS = (
  [
    ['(?:is|are|was|were|be|been) said', 'the subject that shows or returns it: "the screen shows"'],
    ['(?:is|are|was|were|be|been) told', 'gets, receives, distinguishes'],
    ['(?:is|are|was|were|be|been) asked (?:for|of|with)', 'is requested; name who requests it'],
    ['(?:say|says|said) so', 'the message or value that is shown or returned'],
    ['(?:say|says|said) (?:of|nothing|no more)', 'describes, contains, does not state'],
    ['tells? (?:of|nothing)', 'reports, contains'],
    ['without a word', 'without extra configuration, silently'],
    ["nobody(?:’s|'s)?", 'no user, no host, no code; or name what is missing'],
    ['whoever', 'a user who, a caller that'],
    ['somebody|anybody', 'a user, a person'],
    ['(?:stands?|stood)(?! (?:in )?for\\b|-)', 'is, is shown, is stored'],
    ['(?:this|the) house', 'the project, the document'],
    ['on (?:its|their) way', 'pending, in flight'],
    ['go(?:es)? on(?! to\\b)', 'continues'],
    ['anew|once more', 'again'],
    ['(?:come|comes|came) whole', 'unpaged, complete'],
    ['mend(?:s|ed)?', 'fix'],
    ['answers with', 'returns'],
    ['(?:speaks?|spoken)', 'uses the format or the language'],
    ['wears?', 'uses, has'],
    ["(?:a|the|own|'s) look", 'appearance, style'],
    ['bec(?:o|a)mes? of', 'the outcome of'],
    ['may (?:everything|nothing)', 'has all permissions, has no permission'],
    ['for nothing|take[sn]? nothing', 'say what is missing or unchanged'],
    ['of late', 'recently'],
    ['lest', 'so that … not'],
    [
      'behaviors?|colors?|favors?|canceled|labeled',
      'British: behaviour, colour, favour, cancelled, labelled',
    ],
    ['(?:[a-z]+al|organ|recogn|memo|optim|minim|summar)iz(?:e[sd]?|ing|ation)', 'British: -ise, -isation'],
  ] as const
).map(([pattern, instead]) => ({
  pattern: new RegExp(`\\b(?:${pattern.replaceAll(' ', '\\s+')})\\b`, 'gi'),
  instead,
}));

const REQUIREMENT_ID = /\b(?!UTF|SHA|ISO|RFC)[A-Z]{3,}-\d{2,}\b/g;
const FREE_RELATIVE = /^[\s*_([]*(?:What|Whether|Where|Of)\b[^\s]*(?:\s+\S+){0,3}/i;

/** Offsets and texts of the sentences of a paragraph. */
function* splitSentences(text: string): Generator<{ start: number; sentence: string }> {
  let start = 0;
  for (const { index } of text.matchAll(/(?<=[.?!]["')\]*_]*)\s+(?=["'([*_]*[A-Z`\d])/g)) {
    yield { start, sentence: text.slice(start, index) };
    start = index;
  }
  yield { start, sentence: text.slice(start) };
}

function* findHits(text: string, mayNameIds: boolean): Generator<Hit> {
  for (const { start, sentence } of splitSentences(text)) {
    const offset = start + sentence.search(/\S/);
    const first = FREE_RELATIVE.exec(sentence.trim());
    if (first && !/\?["')\]*_]*\s*$/.test(sentence))
      yield {
        offset,
        length: first[0].length,
        rule: 'start',
        instead: 'start with the noun: the thing, then its verb',
      };
    const words = sentence.split(/\s+/).filter((word) => /[\p{L}\d`]/u.test(word)).length;
    if (words > MAX_WORDS)
      yield {
        offset,
        length: sentence.trim().length,
        rule: 'length',
        instead: `${words} words: several sentences of about 25`,
      };
  }
  for (const { pattern, instead } of WORDS)
    for (const { index, 0: found } of text.matchAll(pattern))
      yield { offset: index, length: found.length, rule: 'word', instead };
  if (mayNameIds) return;
  for (const { index, 0: found } of text.matchAll(REQUIREMENT_ID))
    yield {
      offset: index,
      length: found.length,
      rule: 'id',
      instead: 'the reason in words; ids are for titles of tests',
    };
}

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

/** Returns the problems of a file in the order of its lines. */
export function findProseProblems(path: string, fileText: string): Problem[] {
  const mayNameIds = /\.(?:test|spec)\.|(?:^|\/)(?:e2e|testing)\/|\.md$/.test(path);
  return readParagraphs(path, fileText)
    .flatMap(({ line, text, source }) =>
      [...findHits(text, mayNameIds)].map(({ offset, length, ...problem }) => ({
        line: line + text.slice(0, offset).split('\n').length - 1,
        found: shorten(source.slice(offset, offset + length)),
        ...problem,
      })),
    )
    .sort((one, other) => one.line - other.line);
}
