import { describe, expect, it } from 'vitest';
import { createField } from '../core/createField';
import { fromDraftItems, toDraftItems, toFormItems } from '../list/listItems';
import { fromDraftParameters, toDraftParameters, toFormParameters } from '../parameters/parameterItems';

describe('a draft over rows of one name', () => {
  const rows = { definitionField: 'kind', definitionsPath: 'sensors', key: 'label' };
  const list = createField('sensors', { type: 'list', fields: { name: { type: 'text' } }, rows });
  const twice = [
    { label: 'a', id: 1, name: 'Uno' },
    { label: 'a', id: 2, name: 'Dos' },
  ];

  it('leaves what a definition says of items that nobody has stored yet', () => {
    const loaded = twice.map(({ label, name }) => ({ name, $key: label, $for: 't', $def: { label, name } }));
    const restored = fromDraftItems(toDraftItems(loaded, list), list, loaded);
    expect(restored).toMatchObject(loaded);
  });

  it('puts each item of a list over its own', () => {
    const loaded = toFormItems(twice, list);
    const restored = fromDraftItems(toDraftItems(loaded, list), list, loaded);
    expect(restored.map(({ $came }) => $came)).toEqual(twice);
  });

  it('puts each parameter over its own', () => {
    const field = createField('settings', {
      type: 'parameters',
      definitionField: 'kind',
      definitionsPath: 'settings',
    });
    const came = [
      { name: 'x', data: [{ value: '1', unit: null }] },
      { name: 'x', data: [{ value: '2', unit: null }] },
    ];
    const loaded = toFormParameters(came, field);
    const restored = fromDraftParameters(toDraftParameters(loaded, field), loaded);
    expect(restored.map(({ $came }) => $came)).toEqual(came);
  });
});
