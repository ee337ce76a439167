import { expect, it } from 'vitest';
import {
  defineAction,
  defineActions,
  defineBlocks,
  defineFields,
  defineForm,
  defineItems,
  defineList,
  defineResource,
  defineTab,
} from './defineResource';

const common = {
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'plate',
  api: { path: '/cars' },
  fields: { plate: { type: 'text' }, seats: { type: 'number' }, photo: { type: 'image' } },
} as const;
const wash = { label: 'Lavar', call: { method: 'POST', path: '/cars/{id}/wash' } } as const;

it('takes what names what is there, and returns it unchanged', () => {
  const place = defineItems([{ section: 'Sitio' }, 'plate', { row: ['seats', 'photo'] }]);
  const cars = defineResource({
    ...common,
    fields: { ...common.fields, ...defineFields({ colour: { type: 'colour' } }) },
    list: defineList({ columns: ['plate', { field: 'seats', image: 'photo' }], actions: ['create', 'wash'] }),
    show: {
      header: { fields: ['plate'] },
      actions: ['wash', 'delete'],
      tabs: {
        info: defineTab({ label: 'Info', fields: ['colour'] }),
        more: { label: 'Más', blocks: defineBlocks([{ label: 'Uno', fields: ['seats'] }]) },
        trips: { label: 'Viajes', list: { resource: 'trips', columns: ['from', 'to'] } },
      },
    },
    create: defineForm({ fields: [{ section: 'Todo' }, 'colour', ...place] }),
    actions: { wash, ...defineActions({ sell: wash }) },
  });
  expect(cars.show?.tabs.info).toEqual({ label: 'Info', fields: ['colour'] });
});

it('refuses other names when it compiles', () => {
  // Each directive below is a test of its own: the compiler complains of one that has nothing to expect.
  const wrong = [
    // @ts-expect-error -- no such column
    defineResource({ ...common, list: { columns: ['plat'] } }),
    // @ts-expect-error -- no such field below a column
    defineResource({ ...common, list: { columns: [{ field: 'plate', below: 'seat' }] } }),
    // @ts-expect-error -- no such filter
    defineResource({ ...common, list: { columns: ['plate'], filters: ['seat'] } }),
    // @ts-expect-error -- no such field to sort by
    defineResource({ ...common, list: { columns: ['plate'], sort: { field: 'seat', order: 'ASC' } } }),
    // @ts-expect-error -- no such action of a list
    defineResource({ ...common, list: { columns: ['plate'], actions: ['wsh'] }, actions: { wash } }),
    // @ts-expect-error -- no such action of a row's click
    defineResource({ ...common, list: { columns: ['plate'], rowClick: { action: 'wsh' } } }),
    // @ts-expect-error -- no such field in the header
    defineResource({ ...common, show: { header: { fields: ['plat'] }, tabs: {} } }),
    // @ts-expect-error -- no such action of a detail
    defineResource({ ...common, show: { header: { fields: [] }, actions: ['wash'], tabs: {} } }),
    defineResource({
      ...common,
      // @ts-expect-error -- no such field in a tab
      show: { header: { fields: [] }, tabs: { a: { label: 'A', fields: ['x'] } } },
    }),
    // @ts-expect-error -- no such field in a form
    defineResource({ ...common, create: { fields: ['plate', 'seat'] } }),
    // @ts-expect-error -- no such field in a row of a form
    defineResource({ ...common, edit: { fields: [{ row: ['plate', 'seat'] }] } }),
    defineResource({
      ...common,
      // @ts-expect-error -- no such field under which an outcome shows
      edit: { fields: ['plate'], outcomes: [{ on: 404, error: 'a', field: 'x' }] },
    }),
    // @ts-expect-error -- a fragment names a field that this resource does not have
    defineResource({ ...common, create: defineForm({ fields: ['colour'] }) }),
    defineResource({
      ...common,
      // @ts-expect-error -- a tab names a field that this resource does not have
      show: { header: { fields: [] }, tabs: { a: defineTab({ label: 'A', fields: ['x'] }) } },
    }),
    // @ts-expect-error -- no such type of field
    defineResource({ ...common, fields: { plate: { type: 'txt' } } }),
    // @ts-expect-error -- no such option of this type
    defineResource({ ...common, fields: { plate: { type: 'text', maxLenght: 3 } } }),
    defineAction({
      ...wash,
      form: { fields: { to: { type: 'text' } } },
      // @ts-expect-error -- an outcome of an action names no field of its form
      outcomes: [{ on: 400, field: 'too' }],
    }),
    // @ts-expect-error -- the layout of a form names no field of it
    defineAction({ ...wash, form: { fields: { to: { type: 'text' } }, layout: ['too'] } }),
  ];
  expect(wrong).not.toContain(undefined);
});
