// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { TextAboutRecord } from './TextAboutRecord';

const resource = getDeclaredResource(
  declareResources({
    name: 'things',
    label: 'Cosas',
    recordRepresentation: 'name',
    api: { getList: { path: '/things' } },
    fields: { name: { type: 'text' }, code: { type: 'text', copyButton: true } },
  }),
  'things',
);
const record = { id: 'GRVJARH7CTTT', name: 'Sótano', code: 'QNT11M43BPDE' };

it.each([
  ['Eliminar «GRVJARH7CTTT»', ['GRVJ', 'ARH7', 'CTTT']],
  ['QNT11M43BPDE', ['QNT1', '1M43', 'BPDE']],
  ['Eliminar «Sótano»', []],
])('shows the code in %s in groups of four; its text stays', (text, groups) => {
  const { container } = render(<TextAboutRecord text={text} resource={resource} record={record} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('.code-text > span')].map((group) => group.textContent)).toEqual(
    groups,
  );
});

it('takes no short id for a code', () => {
  const { container } = render(<TextAboutRecord text="Planta 12" resource={resource} record={{ id: 12 }} />);
  expect(container.querySelector('.code-text')).toBeNull();
});
