/** Something about the drafts that a person should look at. */
export interface ImportNote {
  /** `guess`: the file does not say it. `left out`: the drafts do not have it. `question`: only the user knows. */
  kind: 'guess' | 'left out' | 'question';
  /** Place in the drafts: a file, or a file and a key. */
  place: string;
  text: string;
}

/** Collects notes; equal ones count once. */
export interface NoteCollector {
  add: (kind: ImportNote['kind'], place: string, text: string) => void;
  notes: () => readonly ImportNote[];
  /** Returns a collector for the keys of one file. */
  in: (file: string) => NoteCollector;
}

export function createNotes(): NoteCollector {
  const notes = new Map<string, ImportNote>();
  const createCollector = (prefix: string): NoteCollector => ({
    add: (kind, place, text) => {
      const fullPlace = [prefix, place].filter((part) => part !== '').join(' → ');
      notes.set(`${kind} ${fullPlace}`, { kind, place: fullPlace, text });
    },
    notes: () => [...notes.values()],
    in: createCollector,
  });
  return createCollector('');
}

export const formatNote = ({ kind, place, text }: ImportNote): string =>
  `${kind}: ${place}${place === '' ? '' : ': '}${text}`;
