// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { useState, type ReactNode } from 'react';
import { act, render, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConfirmStep } from '../../actions/steps/ConfirmStep';
import { SecretInput } from '../../features/doorPasswords/SecretInput';
import KeyReader from '../../features/hotel/keyReader/KeyReader';
import { SearchForm } from '../../features/search/SearchForm';
import SearchDialog from '../../features/search/SearchDialog';
import type { ActionConfirmation, Field } from '../../config/types';
import { FieldInput } from '../../fields/core/FieldInput';
import { DebouncedFilterInput } from '../../fields/filters/DebouncedFilterInput';
import { useEnterKey } from '../../forms/form/useEnterKey';
import { Notifications } from '../../layout/notifications/Notifications';
import { setNativeInputValue } from '../../lib/input/setNativeInputValue';
import ScannerPanel from '../../scanner/ScannerPanel';
import { HAND_PACE, pasteText, SCANNER_PACE, typeKeys, pauseTyping } from '../../scanner/testing/keyboard';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import { SearchBox } from '../../list/toolbar/SearchBox';
import '../../fields/codes/CodesInput';
import '../../fields/reference/ReferenceInput';
import '../../fields/text/TextInput';

const resources = declareResources({
  name: 'rooms',
  label: 'Habitaciones',
  recordRepresentation: 'id',
  api: { path: '/rooms' },
  fields: { id: { type: 'text' } },
  actions: {
    end: { label: 'Fin', call: { method: 'DELETE', path: '/rooms/{id}' } },
  },
});
const rooms = getDeclaredResource(resources, 'rooms');
const OLD = '04AAAAAAAA';
const NEW = '04A1B2C3D4';
const LABEL = `https://llaves.example/?q=${NEW}`;
/** Longer than any code may be. */
const LONG = `04${'A1'.repeat(127)}`;
const sent = vi.fn();

/** A form of several fields, as the console's own: the field, and one after it. */
function Several({ field, value }: { field: Field; value: unknown }) {
  return (
    <Form record={{ id: 1, llave: value, resto: null }} onSubmit={sent}>
      <div role="presentation" onKeyDown={useEnterKey(true)}>
        <FieldInput field={field} />
        <FieldInput field={makeField({ type: 'text', name: 'resto', label: 'Resto' })} />
      </div>
      <button type="submit">Guardar</button>
    </Form>
  );
}

const inForm = (own: Partial<Field> & Pick<Field, 'type'>, value: unknown = OLD): ReactNode => (
  <Several field={makeField({ ...own, name: 'llave', label: 'Llave' })} value={value} />
);

function Password() {
  const [value, setValue] = useState(OLD);
  return <SecretInput aria-label="Llave" value={value} isRevealed onValueChange={setValue} />;
}
function Filter() {
  const [text, setText] = useState(OLD);
  return <DebouncedFilterInput id="filtro" text={text} onTextChange={setText} isDraft />;
}
const state = { page: 1, perPage: 50, search: OLD, filter: [], sort: null };
function List() {
  const [search, setSearch] = useState(OLD);
  const control = {
    params: { ...state, search },
    setParams: (to: { search?: string }) => setSearch(to.search ?? ''),
    replacePage: vi.fn(),
    getHref: () => undefined,
  };
  return (
    <SearchBox
      search={{ placeholder: null, autoFocus: false, button: false, scan: true }}
      control={control}
    />
  );
}
const confirm: ActionConfirmation = {
  kind: 'confirm',
  title: 'Eliminar',
  submitLabel: 'Eliminar',
  text: null,
  typeToConfirm: [makeField({ type: 'text', name: 'gid', label: 'Llave' })],
  items: null,
  width: null,
  dontAskAgain: null,
};
const target = {
  resource: rooms,
  record: undefined,
  selection: undefined,
  parent: undefined,
  pageRecordTitle: '',
  scope: { gid: NEW },
};
const action = rooms.actions['end'];
if (!action) throw new Error('No action');
const running = { action, target, list: undefined, runId: 1 };

/** Kinds for a place where each key renders a list again: others differ only in how the text becomes a code, which all share. */
const fewKinds = ['a scan', 'one that ends with two', 'one after a hand', 'a hand', 'what is pasted'];

/** In what a place differs from others. */
interface Place {
  draw: () => ReactNode;
  /** A label with «=» is not cut: all of it is the code. */
  isWhole?: boolean;
  /** A code after Enter or Tab goes to the next field. */
  goesOn?: boolean;
  /** A hand can type no more signs. */
  most?: number;
  /** Limits the kinds, for places where each key re-renders a list. */
  only?: readonly string[];
  /** The place refuses the codes that the camera refuses. */
  refuses?: boolean;
}

const places: Record<string, Place> = {
  'a card of a form (`codes`)': {
    draw: () => inForm({ type: 'codes' }, [{ code: OLD, raw: null }]),
    goesOn: true,
  },
  'a text with `scan`': {
    draw: () => inForm({ type: 'text', options: { scan: true, maxLength: 13 } }),
    goesOn: true,
    most: 13,
    refuses: true,
  },
  'one that fills two': {
    draw: () => inForm({ type: 'text', options: { scan: { after: 'resto' }, maxLength: 64 } }),
    goesOn: true,
    refuses: true,
  },
  'one that takes all of a label': {
    draw: () => inForm({ type: 'text', options: { scan: 'whole', draftable: false } }),
    goesOn: true,
    isWhole: true,
  },
  'a text that is not kept': {
    draw: () => inForm({ type: 'text', options: { draftable: false } }),
    goesOn: true,
    isWhole: true,
  },
  'a secret': {
    draw: () => inForm({ type: 'text', options: { secret: true, maxLength: 20 } }),
    goesOn: true,
    isWhole: true,
  },
  'a picker that searches the host': {
    draw: () => inForm({ type: 'reference', options: { resource: 'rooms' } }, null),
    only: fewKinds,
    isWhole: true,
  },
  'a picker with a table': {
    draw: () =>
      inForm({ type: 'reference', options: { resource: 'rooms', show: 'table', columns: ['id'] } }, null),
    only: fewKinds,
    isWhole: true,
  },
  'the search of a list': { draw: () => <List /> },
  'the search of everything': { draw: () => <SearchDialog onClose={vi.fn()} /> },
  'the search of the page of results': { draw: () => <SearchForm q={OLD} /> },
  'the line of the camera': {
    draw: () => <ScannerPanel title="Escanear" onCode={vi.fn()} onClose={vi.fn()} />,
    isWhole: true,
  },
  'the key reader': {
    draw: () => (
      <KeyReader
        resource={rooms}
        record={undefined}
        selection={undefined}
        parent={{ id: 'P1' }}
        options={{ action: 'end' }}
        label="Lector"
        onClose={vi.fn()}
      />
    ),
  },
  'a password of a door': { draw: () => <Password />, isWhole: true },
  'a question that has to be answered by typing': {
    draw: () => (
      <ConfirmStep
        runningAction={running}
        confirm={confirm}
        submit={{ busy: false, isSending: false, question: undefined, formAlert: undefined }}
        onConfirm={vi.fn()}
        onClose={vi.fn()}
      />
    ),
  },
  'a filter of a list': { draw: () => <Filter />, isWhole: true },
};

async function show({ draw }: Place): Promise<HTMLInputElement> {
  const dataProvider = { getList: () => Promise.resolve({ data: [], total: 0 }) };
  render(
    <FieldApp resources={resources} dataProvider={dataProvider}>
      {draw()}
      <Notifications />
    </FieldApp>,
  );
  const find = () => document.querySelector<HTMLInputElement>('input:not([type="checkbox"], [name="resto"])');
  await waitFor(() => expect(find()).not.toBeNull());
  const input = find();
  if (!input) throw new Error('No input');
  return input;
}

/** The input holds the old code, with the cursor after it. */
function begin(input: HTMLInputElement): void {
  act(() => {
    input.blur();
    setNativeInputValue(input, OLD);
    input.focus();
  });
  input.setSelectionRange(OLD.length, OLD.length);
  pauseTyping();
  expect(input).toHaveValue(OLD);
}

/** Waits without typing; a pending focus change has happened afterwards. */
async function pause(): Promise<void> {
  pauseTyping();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Kind of input over the old code, and the expected value. */
type Kind = [string, (place: Place) => void | Promise<void>, string | ((place: Place) => string)];
const kinds: readonly Kind[] = [
  ['a scan', () => typeKeys(NEW, SCANNER_PACE), NEW],
  ['one that ends with Enter', () => typeKeys(`${NEW}{Enter}`, SCANNER_PACE), NEW],
  ['one that begins with Enter, too', () => typeKeys(`{Enter}${NEW}{Enter}`, SCANNER_PACE), NEW],
  ['one that ends with two', () => typeKeys(`${NEW}{Enter}{Enter}`, SCANNER_PACE), NEW],
  ['one that ends with Tab', () => typeKeys(`${NEW}{Tab}`, SCANNER_PACE), NEW],
  [
    'two, one after the other',
    () => {
      typeKeys('0499999999', SCANNER_PACE);
      pauseTyping();
      typeKeys(NEW, SCANNER_PACE);
    },
    NEW,
  ],
  [
    'two that end with Enter',
    async () => {
      typeKeys(`${NEW}{Enter}`, SCANNER_PACE);
      await pause();
      typeKeys('04FFEEDDCC{Enter}', SCANNER_PACE);
    },
    ({ goesOn = false }) => (goesOn ? NEW : '04FFEEDDCC'),
  ],
  ['one in lower case', () => typeKeys(NEW.toLowerCase(), SCANNER_PACE), NEW.toLowerCase()],
  ['one with spaces', () => typeKeys('04 A1 B2 C3', SCANNER_PACE), '04 A1 B2 C3'],
  ['one with colons', () => typeKeys('04:A1:B2:C3', SCANNER_PACE), '04:A1:B2:C3'],
  [
    'one after a hand',
    () => {
      typeKeys('7F', HAND_PACE);
      pauseTyping();
      typeKeys(NEW, SCANNER_PACE);
    },
    NEW,
  ],
  ['a hand', () => typeKeys('7F31', HAND_PACE), ({ most }) => `${OLD}7F31`.slice(0, most)],
  ['what is pasted', () => pasteText('7F'), `${OLD}7F`],
  ['a long code', () => typeKeys(`${LONG.slice(0, 24)}{Enter}`, SCANNER_PACE), LONG.slice(0, 24)],
  [
    'one that is longer than codes are',
    // Elsewhere there is no such limit, and each key takes its time.
    ({ refuses = false }) => {
      if (refuses) typeKeys(`${LONG}{Enter}`, SCANNER_PACE);
    },
    ({ refuses = false }) => (refuses ? '' : OLD),
  ],
  [
    'a label with «=»',
    () => typeKeys(`${LABEL}{Enter}`, SCANNER_PACE),
    ({ isWhole = false }) => (isWhole ? LABEL : NEW),
  ],
  ...[
    ['a label, from a scanner with US keys on a Spanish computer', `httpsÑ--llaves.example-_q¡${NEW}`],
    ['a label, from a scanner with Spanish keys on a US computer', `https>&&llaves.example&_q)${NEW}`],
    ['one after the name of its symbol', `]Q1${NEW}`],
    ['one whose bytes are apart', '04:A1:B2:C3:D4'],
    ['one in groups', '04A1 B2C3 D4'],
  ].map(([kind = '', text = '']): Kind => [
    kind,
    () => typeKeys(`${text}{Enter}`, SCANNER_PACE),
    ({ isWhole = false }) => (isWhole ? text : NEW),
  ]),
];

beforeEach(() => {
  sent.mockClear();
  Element.prototype.scrollIntoView = () => undefined;
});

it.each(Object.entries(places))(
  '%s holds the code that a reader typed last, and what a hand typed [ASSET-12, HOTEL-53]',
  async (_, place) => {
    const input = await show(place);
    const held: [string, string][] = [];
    const own = kinds.filter(([kind]) => place.only?.includes(kind) ?? true);
    for (const [kind, typeIt] of own) {
      begin(input);
      await typeIt(place);
      // The search of a list loads the parser.
      await act(() => vi.dynamicImportSettled());
      held.push([kind, input.value]);
      await pause();
    }
    expect(held).toEqual(own.map(([kind, , is]) => [kind, typeof is === 'string' ? is : is(place)]));
    expect(sent).not.toHaveBeenCalled();
  },
  // Several hundred keys, each of which draws: where other programs want the same cores that takes its time.
  300_000,
);
