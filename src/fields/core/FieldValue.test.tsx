// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '../../config/types';
import { makeField } from '../../testing/makeField';
import { TestApp } from '../../testing/TestApp';
import { FieldValue } from './FieldValue';
import { fieldTypes } from './registry';

const show = (field: Field, record: Record<string, unknown>) =>
  render(
    <TestApp>
      <FieldValue field={field} record={{ id: 1, ...record }} place="cell" />
    </TestApp>,
  );

afterEach(() => void vi.restoreAllMocks());

describe('FieldValue', () => {
  it('reads the value at a path of the record', () => {
    show(makeField({ type: 'text', source: '$included.projects.0.name' }), {
      $included: { projects: [{ name: 'Sol' }] },
    });
    expect(screen.getByText('Sol')).toBeInTheDocument();
  });

  it.each([[null], [undefined], [''], [[]]])('shows the translated text for none instead of %j', (value) => {
    show(makeField({ type: 'text', emptyText: 'not_assigned' }), { campo: value });
    expect(screen.getByText('Sin asignar')).toHaveClass('field-empty');
  });

  it('shows a dash by default, with a text for screen readers', () => {
    show(makeField({ type: 'text' }), { campo: null });
    expect(screen.getByRole('img', { name: 'Sin datos' })).toHaveTextContent(/^–$/);
  });

  it('names a field of an unknown type where it would have been', () => {
    show(makeField({ type: 'teleporter', name: 'puerta' }), { puerta: 1 });
    expect(screen.getByRole('note')).toHaveTextContent(
      'Tipo desconocido: campo «puerta» de tipo «teleporter»',
    );
  });
});

describe('an e-mail address', () => {
  it.each([
    ['email', 'ayuda@residencial.example', 1],
    ['emails', ['ayuda@residencial.example', 'obras@residencial.example'], 1],
    ['text', 'ayuda@residencial.example', 1],
  ])('of a field of type %s ends a line after its @, not in the middle of a word', (type, value, ends) => {
    const { container } = show(makeField({ type }), { campo: value });
    expect(container.querySelectorAll('wbr')).toHaveLength(ends);
    expect(container).toHaveTextContent([value].flat().join(', '));
  });
});

it('of several e-mail addresses a row shows the first and how many others there are; the tooltip has all', () => {
  const all = ['ayuda@sol.example', 'obras@sol.example', 'luz@sol.example'];
  show(makeField({ type: 'emails' }), { campo: all });
  expect(screen.getByText('+2')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTitle(all.join(', '))).toHaveTextContent(
    /^ayuda@sol.example, obras@sol.example, luz@sol.example\+2$/,
  );
});

describe('an id of a related record', () => {
  it('is in groups of four on the line below its name, and copied without spaces [GWL-11]', () => {
    const groups = (text: string) =>
      Array.from(screen.getByText(text).parentElement?.children ?? [], ({ textContent }) => textContent);
    const { container } = show(
      makeField({ type: 'references', options: { resource: 'assets', display: '{alias}', below: '{id}' } }),
      { campo: [{ id: 'D9MXG5E00001', alias: 'Ático' }] },
    );
    expect(groups('G5E0')).toEqual(['D9MX', 'G5E0', '0001']);
    expect(container).toHaveTextContent('ÁticoD9MXG5E00001');
  });
});

describe('a link', () => {
  it.each([
    ['tel:+34600111222', null, '+34600111222'],
    ['mailto:a@example.com', null, 'a@example.com'],
    ['https://example.com/', '_blank', 'https://example.com/ (se abre en otra pestaña)'],
  ])('%s says that it opens a tab only where it does [CONTACT-11]', (link, target, text) => {
    show(makeField({ type: 'url', options: { prefixes: ['https://', 'tel:', 'mailto:'] } }), { campo: link });
    const shown = screen.getByRole('link');
    expect([shown.getAttribute('target'), shown.textContent]).toEqual([target, text]);
  });
});

describe('a file that its host keeps elsewhere', () => {
  it.each([
    [7, '7', null],
    ['/files/plano.pdf', 'plano.pdf', null],
    [
      'https://files.example/plano.pdf',
      'plano.pdf (se abre en otra pestaña)',
      'https://files.example/plano.pdf',
    ],
  ])('as %j reads «%s», and is a link only where it is a whole address', (value, text, href) => {
    const { container } = show(makeField({ type: 'file', options: { upload: 'multipart' } }), {
      campo: value,
    });
    expect(container).toHaveTextContent(text);
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
  });
});

describe('a value that cannot be drawn', () => {
  const Fragile = ({ value }: { value: unknown }) => {
    if (value === 'roto') throw new Error('boom');
    return <span>entero</span>;
  };
  const field = makeField({ type: 'text', name: 'puerta' });
  const cell = (value: unknown) => (
    <div>
      <FieldValue field={field} record={{ id: 1, puerta: value }} place="cell" />
      <span>vecino</span>
    </div>
  );

  it('is a panel that names its field, leaves the rest alive, and gives another value another chance', () => {
    const text = fieldTypes.get('text');
    if (!text) throw new Error('text is a type');
    vi.spyOn(fieldTypes, 'get').mockReturnValue({ ...text, Display: Fragile });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(cell('roto'));
    expect(screen.getByRole('note')).toHaveTextContent('No se puede mostrar: campo «puerta» de tipo «text»');
    expect(screen.getByText('vecino')).toBeInTheDocument();
    rerender(cell('bien'));
    expect(screen.getByText('entero')).toBeInTheDocument();
  });
});

describe('a tone', () => {
  const tones = [
    { upTo: 10, tone: 'danger' },
    { upTo: 25, tone: 'warning' },
  ];
  it.each([
    ['percent', { tones }, 9, 'danger'],
    ['percent', { tones }, 10, 'danger'],
    ['percent', { tones }, 25, 'warning'],
    ['percent', { tones }, 26, null],
    ['percent', { tones, fraction: true }, 0.1, 'danger'],
    ['number', { tones }, 0, 'danger'],
    ['number', { tones }, 'alto', null],
    ['number', {}, 0, null],
    ['enum', { values: ['high', 'low'], tones: { high: 'danger' } }, 'high', 'danger'],
    ['enum', { values: ['high', 'low'], tones: { high: 'danger' } }, 'low', null],
  ])('of a %s %j: %j has %j', (type, options, value, tone) => {
    const { container } = show(makeField({ type, options }), { campo: value });
    const tag = container.querySelector('.tag.with-dot');
    expect(tag?.classList.contains(String(tone)) ?? null).toBe(tone === null ? null : true);
  });

  it('is not that of a missing value', () => {
    const { container } = show(makeField({ type: 'percent', options: { tones } }), { campo: null });
    expect(container.querySelector('.tag')).toBeNull();
  });
});
