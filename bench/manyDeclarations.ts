/** Declarations that only add to the count: each has its own fields, labels, list and detail. */

const nouns = ['bomba', 'caldera', 'ascensor', 'contador', 'sensor', 'válvula', 'cuadro', 'extintor'];
const places = ['azotea', 'garaje', 'sótano', 'portal', 'patio', 'cocina', 'almacén', 'taller', 'piscina'];
const qualities = [
  'caudal',
  'tensión',
  'presión',
  'revisión',
  'estado',
  'modelo',
  'marca',
  'nota',
  'altura',
  'peso',
];
const icons = ['zap', 'plug', 'building', 'settings', 'router', 'calendar', 'users', 'list'];
const groups = ['Energía', 'Agua', 'Clima', 'Seguridad', 'Accesos', 'Obras', 'Limpieza', 'Movilidad'];

/** How many declarations lie in a folder. */
const PER_FOLDER = 25;

const pickCyclic = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const stripAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A field whose kind, label and options depend on the declaration and on its place in it. */
function field(index: number, place: number): object {
  const label = `${pickCyclic(qualities, index + place * 3)} ${index + place}`;
  const seed = (index * 7 + place * 5) % 6;
  if (seed === 0)
    return {
      type: 'number',
      label,
      min: index % 9,
      max: 100 + index,
      unit: pickCyclic(['kW', 'm³', 'ºC'], index),
    };
  if (seed === 1) return { type: 'date', label };
  if (seed === 2) return { type: 'boolean', label };
  if (seed === 3) return { type: 'longText', label, maxLength: 100 + index };
  if (seed === 4) {
    const values = Object.fromEntries(
      [0, 1, 2].map((v) => [`v${v}`, `${pickCyclic(places, index + v)} ${index}`]),
    );
    return { type: 'enum', label, values };
  }
  return { type: 'text', label, maxLength: 20 + (index % 80), sortable: index % 2 === 0 };
}

/** The file and the content of each of so many declarations. */
export function manyDeclarations(count: number): { file: string; content: object }[] {
  return Array.from({ length: count }, (_, index) => {
    const noun = pickCyclic(nouns, index);
    const place = pickCyclic(places, Math.floor(index / nouns.length));
    const name = `${stripAccents(noun)}-${stripAccents(place)}-${index}`;
    const names = Array.from(
      { length: 5 + (index % 6) },
      (_field, position) => `f${position}_${stripAccents(pickCyclic(qualities, index + position))}`,
    );
    const folder = `many-${Math.floor(index / PER_FOLDER)}`;
    return {
      file: `resources/${folder}/${name}.json`,
      content: {
        name,
        label: { one: `${noun} de ${place} ${index}`, many: `${noun}s de ${place} ${index}` },
        icon: pickCyclic(icons, index),
        navigation: { order: 1000 + index, group: pickCyclic(groups, Math.floor(index / PER_FOLDER)) },
        recordRepresentation: 'code',
        api: { dialect: 'json-server', host: 'plain', path: `/${name}` },
        fields: {
          code: { type: 'text', label: `Código de ${noun}`, required: true },
          building: { type: 'reference', label: 'Edificio', resource: 'projects' },
          ...Object.fromEntries(names.map((fieldName, position) => [fieldName, field(index, position)])),
        },
        list: { search: true, columns: ['code', 'building', ...names.slice(0, 4)] },
        show: {
          header: { fields: names.slice(0, 2) },
          tabs: { data: { label: `Datos de ${noun} ${index}`, fields: names } },
        },
        edit: { fields: ['code', ...names] },
      },
    };
  });
}
