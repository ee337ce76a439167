import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundledDeclarations } from '../../src/app/declarations/bundledDeclarations';
import { knownNames } from '../../src/app/registry/knownNames';
import { fieldTypes } from '../../src/fields/core/registry';
import { findDeclarationsInLanguage } from './declarationsInLanguage';
import { findFieldTypes, findKnownNames } from './discovery';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('what plain Node finds is what the browser finds', () => {
  it('of declarations', async () => {
    const found = await findDeclarationsInLanguage(root);
    const order = (all: readonly { file: string }[]) => all.map(({ file }) => file).sort();
    expect(order(found)).toEqual(order(bundledDeclarations));
    expect(new Map(found.map(({ file, input }) => [file, input]))).toEqual(
      new Map(bundledDeclarations.map(({ file, input }) => [file, input])),
    );
  });

  it('of names', async () => {
    const { fieldSchemas, options, icons, ...names } = await findKnownNames(root);
    const {
      fieldSchemas: bundledShapes,
      options: bundledOptions,
      icons: bundledIcons = [],
      ...bundledNames
    } = knownNames;
    // A running console has the names of the icon package in a file beside it.
    expect(icons).toEqual(expect.arrayContaining([...bundledIcons, 'accessibility', 'zoom-in']));
    const ids = (of: typeof options) => [[...(of?.tab.keys() ?? [])], [...(of?.dialog.keys() ?? [])]];
    expect(ids(options)).toEqual(ids(bundledOptions));
    expect(names).toEqual(bundledNames);
    expect([...fieldSchemas.keys()].sort()).toEqual([...bundledShapes.keys()].sort());
  });

  it('of field types', async () => {
    expect([...(await findFieldTypes(root)).keys()].sort()).toEqual([...fieldTypes.keys()].sort());
  });
});
