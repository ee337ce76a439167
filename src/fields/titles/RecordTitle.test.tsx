// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { RecordTitle } from './RecordTitle';

const resources = declareResources({
  name: 'things',
  label: 'Cosas',
  recordRepresentation: ['name', 'code'],
  api: { getList: { path: '/things' } },
  fields: { name: { type: 'text' }, code: { type: 'text', label: 'Código', copyButton: true } },
});
const record = { id: '1', name: 'Sótano', code: 'GRVJARH7CTTT' };

it.each([
  ['GRVJARH7CTTT', ['GRVJ', 'ARH7', 'CTTT']],
  ['Sótano', []],
])('shows the title %s in groups of four if it is a code', (text, groups) => {
  const { container } = render(
    <h1>
      <RecordTitle resource={getDeclaredResource(resources, 'things')} record={record} text={text} />
    </h1>,
  );
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('.code-text > span')].map((group) => group.textContent)).toEqual(
    groups,
  );
});
