// @vitest-environment jsdom
import '../frame/testing/browserGaps';
import { useState, type ReactNode } from 'react';
import { act, render, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConfirmStep } from '../actions/ConfirmStep';
import { SecretInput } from '../areas/doors/door-passwords/SecretInput';
import KeyReader from '../areas/hotel/key-reader/KeyReader';
import { SearchAgain } from '../areas/search/search/SearchAgain';
import SearchDialog from '../areas/search/search/SearchDialog';
import type { Confirm, Field } from '../config/types';
import { FieldInput } from '../fields/FieldInput';
import { TypedFilter } from '../fields/filters/TypedFilter';
import { useEnterKey } from '../forms/useEnterKey';
import { Notifications } from '../frame/Notifications';
import { writeInto } from '../lib/writeInto';
import ScannerPanel from '../scanner/ScannerPanel';
import { HAND, paste, READER, type, wait } from '../scanner/testing/keyboard';
import { declare, resourceOf } from '../testing/declare';
import { FieldApp } from '../testing/FieldApp';
import { makeField } from '../testing/makeField';
import { SearchBox } from '../views/list/SearchBox';
import '../fields/codes/CodesInput';
import '../fields/reference/ReferenceInput';
import '../fields/text/TextInput';

const resources = declare({
  name: 'rooms',
  label: 'Habitaciones',
  title: 'id',
  api: { path: '/rooms' },
  fields: { id: { type: 'text' } },
  actions: {
    end: { label: 'Fin', call: { method: 'DELETE', path: '/rooms/{id}' } },
  },
});
const rooms = resourceOf(resources, 'rooms');
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
  return <SecretInput aria-label="Llave" value={value} isShown onType={setValue} />;
}
function Filter() {
  const [text, setText] = useState(OLD);
  return <TypedFilter id="filtro" text={text} onText={setText} isDraft />;
}
const state = { page: 1, size: 50, search: OLD, filter: {}, sort: null };
function List() {
  const [search, setSearch] = useState(OLD);
  const control = {
    state: { ...state, search },
    change: (to: { search?: string }) => setSearch(to.search ?? ''),
    correctPage: vi.fn(),
    hrefOf: () => undefined,
  };
  return (
    <SearchBox
      search={{ placeholder: null, autoFocus: false, button: false, scan: true }}
      control={control}
    />
  );
}
const confirm: Confirm = {
  kind: 'confirm',
  title: 'Eliminar',
  submit: 'Eliminar',
  text: null,
  typing: [makeField({ type: 'text', name: 'gid', label: 'Llave' })],
  items: null,
  width: null,
  remember: null,
};
const target = {
  resource: rooms,
  record: undefined,
  selection: undefined,
  parent: undefined,
  above: '',
  scope: { gid: NEW },
};
const action = rooms.actions['end'];
if (!action) throw new Error('No action');
const running = { action, target, list: undefined, run: 1 };

/** In what a place differs from others. */
interface Place {
  draw: () => ReactNode;
  /** A label with «=» is not cut: all of it is the code. */
  isWhole?: boolean;
  /** A code after Enter or Tab goes to the next field. */
  goesOn?: boolean;
  /** A hand can type no more signs. */
  most?: number;
  /** Some kinds only, where each key has a list drawn anew. */
  only?: readonly string[];
  /** What no camera would take is refused there, too. */
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
    draw: () => inForm({ type: 'text', options: { scan: 'whole', keep: false } }),
    goesOn: true,
    isWhole: true,
  },
  'a text that is not kept': {
    draw: () => inForm({ type: 'text', options: { keep: false } }),
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
    only: ['a scan', 'one that ends with two', 'one after a hand', 'a hand', 'what is pasted'],
    isWhole: true,
  },
  'a picker with a table': {
    draw: () =>
      inForm({ type: 'reference', options: { resource: 'rooms', show: 'table', columns: ['id'] } }, null),
    isWhole: true,
  },
  'the search of a list': { draw: () => <List /> },
  'the search of everything': { draw: () => <SearchDialog onClose={vi.fn()} /> },
  'the search of the page of results': { draw: () => <SearchAgain q={OLD} /> },
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
        running={running}
        confirm={confirm}
        busy={false}
        outcome={undefined}
        question={undefined}
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

/** The old code stands there, with the cursor after it. */
function begin(input: HTMLInputElement): void {
  act(() => {
    input.blur();
    writeInto(input, OLD);
    input.focus();
  });
  input.setSelectionRange(OLD.length, OLD.length);
  wait();
  expect(input).toHaveValue(OLD);
}

/** Nobody types for some time; a focus that moves has moved. */
async function pause(): Promise<void> {
  wait();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** What is typed over the old code, and what stands there afterwards. */
type Kind = [string, (place: Place) => void | Promise<void>, string | ((place: Place) => string)];
const kinds: readonly Kind[] = [
  ['a scan', () => type(NEW, READER), NEW],
  ['one that ends with Enter', () => type(`${NEW}{Enter}`, READER), NEW],
  ['one that begins with Enter, too', () => type(`{Enter}${NEW}{Enter}`, READER), NEW],
  ['one that ends with two', () => type(`${NEW}{Enter}{Enter}`, READER), NEW],
  ['one that ends with Tab', () => type(`${NEW}{Tab}`, READER), NEW],
  [
    'two, one after the other',
    () => {
      type('0499999999', READER);
      wait();
      type(NEW, READER);
    },
    NEW,
  ],
  [
    'two that end with Enter',
    async () => {
      type(`${NEW}{Enter}`, READER);
      await pause();
      type('04FFEEDDCC{Enter}', READER);
    },
    ({ goesOn = false }) => (goesOn ? NEW : '04FFEEDDCC'),
  ],
  ['one in lower case', () => type(NEW.toLowerCase(), READER), NEW.toLowerCase()],
  ['one with spaces', () => type('04 A1 B2 C3', READER), '04 A1 B2 C3'],
  ['one with colons', () => type('04:A1:B2:C3', READER), '04:A1:B2:C3'],
  [
    'one after a hand',
    () => {
      type('7F', HAND);
      wait();
      type(NEW, READER);
    },
    NEW,
  ],
  ['a hand', () => type('7F31', HAND), ({ most }) => `${OLD}7F31`.slice(0, most)],
  ['what is pasted', () => paste('7F'), `${OLD}7F`],
  ['a long code', () => type(`${LONG.slice(0, 24)}{Enter}`, READER), LONG.slice(0, 24)],
  [
    'one that is longer than codes are',
    // Elsewhere there is no such limit, and each key takes its time.
    ({ refuses = false }) => {
      if (refuses) type(`${LONG}{Enter}`, READER);
    },
    ({ refuses = false }) => (refuses ? '' : OLD),
  ],
  [
    'a label with «=»',
    () => type(`${LABEL}{Enter}`, READER),
    ({ isWhole = false }) => (isWhole ? LABEL : NEW),
  ],
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
      held.push([kind, input.value]);
      await pause();
    }
    expect(held).toEqual(own.map(([kind, , is]) => [kind, typeof is === 'string' ? is : is(place)]));
    expect(sent).not.toHaveBeenCalled();
  },
  // Several hundred keys, each of which draws: where other programs want the same cores that takes its time.
  300_000,
);
