// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { clearSession, saveSession } from '../../session/session';
import { renderConsole } from '../../testing/renderConsole';
import { makeField } from '../../testing/makeField';
import { FieldValue } from '../core/FieldValue';
import { findWindow } from './facadeMembers';

const field = makeField({ type: 'facade', name: 'facade' });
const draw = (home: Record<string, unknown>) =>
  renderConsole(<FieldValue field={field} record={{ id: 1, ...home }} place="cell" />, {
    resources: new Map(),
  }).container.querySelector('.facade');

it('has the window of a home lit if somebody lives there, and says nothing aloud', () => {
  expect(draw({ apartment: '3 B', is_occupied: true })).toHaveClass('is-lit');
  expect(draw({ apartment: '3 B', is_occupied: false })).not.toHaveClass('is-lit');
  expect(draw({ apartment: '3 B', is_occupied: 'yes' })).not.toHaveClass('is-lit');
  expect(draw({ apartment: '3 B' })).toHaveAttribute('aria-hidden', 'true');
});

const withState = makeField({
  type: 'facade',
  name: 'facade',
  options: {
    state: {
      member: 'gateway',
      tones: { on: 'success', off: 'danger' },
      label: 'Gateway',
      labelKeyPrefix: 'test',
      access: 'see_gateways',
    },
  },
});
const drawState = (gateway: unknown, permissions: string[] = ['see_gateways']) => {
  saveSession({ token: 't', permissions });
  return renderConsole(
    <FieldValue field={withState} record={{ id: 1, apartment: '3 B', gateway }} place="cell" />,
    { resources: new Map() },
  ).container.querySelector('.facade');
};

it('has a mark of the state with its words in the tooltip, for those who may see it', () => {
  expect(drawState('on')).toHaveClass('success');
  expect(drawState('off')).toHaveClass('danger');
  expect(drawState('off')).toHaveAttribute('title', 'Gateway: test.off');
  expect(drawState('other')?.className).toBe('facade is-home');
  expect(drawState(null)?.className).toBe('facade is-home');
  expect(drawState('off', [])?.className).toBe('facade is-home');
  clearSession();
});

it('is not drawn for a record without floor, door and people', () => {
  expect(draw({ name: 'Sol' })).toBeNull();
});

it('has floors above each other and doors side by side', () => {
  expect(['1 A', '2 A', '3 A', '4 A'].map((home) => findWindow(home)['--row'])).toEqual([3, 2, 1, 3]);
  expect(['1 A', '1 B', '1 C', '1 D'].map((home) => findWindow(home)['--column'])).toEqual([1, 2, 3, 1]);
  expect(findWindow('Bajo izquierda')).toEqual(findWindow('bajo izquierda'.replace('b', 'B')));
  for (const home of ['', '0', '12345678901234567890', '-3', '🏠'])
    for (const place of Object.values(findWindow(home))) expect([1, 2, 3]).toContain(place);
});

const render = (options: Record<string, unknown>, record: Record<string, unknown>) =>
  renderConsole(
    <FieldValue
      field={makeField({ type: 'facade', name: 'tile', options })}
      record={{ id: 1, ...record }}
      place="cell"
    />,
    { resources: new Map() },
  ).container;

it('of a building is its picture; without one all windows are lit', () => {
  const building = { drawing: 'building', picture: 'logo' };
  const pictured = render(building, { logo: 'data:image/png;base64,iVBORw0KGgo=' });
  expect(pictured.querySelector('img')).toHaveAttribute('alt', '');
  expect(pictured.querySelector('.facade')).toBeNull();
  for (const logo of [null, '', undefined])
    expect(render(building, { logo }).querySelector('.facade')).toHaveClass('is-building');
});

it('of a person is the first letter in a circle, of a company in the shape of its picture', () => {
  const drawing = { initial: 'name' };
  const person = render({ drawing }, { name: 'ñandú' }).querySelector('.initial-avatar');
  expect(person).toHaveTextContent('Ñ');
  expect(person).not.toHaveClass('of-picture');
  const company = { drawing, picture: 'logo' };
  expect(render(company, { name: 'Sol', logo: null }).querySelector('.initial-avatar')).toHaveClass(
    'of-picture',
  );
  const logo = 'data:image/png;base64,iVBORw0KGgo=';
  expect(render(company, { name: 'Sol', logo }).querySelector('img')).toHaveAttribute('src', logo);
});

it('of a device is an icon with the mark of its state, whose texts are declared one by one', () => {
  const device = {
    drawing: { icon: 'router' },
    state: { member: 'status', tones: { off: 'danger' }, label: 'Estado', values: { off: 'Apagado' } },
  };
  const tile = render(device, { status: 'off' }).querySelector('.facade');
  expect(tile).toHaveClass('has-icon', 'danger');
  expect(tile).toHaveAttribute('title', 'Estado: Apagado');
  expect(tile?.querySelector('svg')).not.toBeNull();
});
