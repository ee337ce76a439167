import { describe, it, expect } from 'vitest';
import englishMessages from 'ra-language-english';
import raLanguageSpanish from 'ra-language-spanish';
import { flattenMessages } from '../flatten';
import { ra } from './ra';

const english = flattenMessages(englishMessages);
const base = flattenMessages(raLanguageSpanish);
const spanish = flattenMessages({ ra });
const keys = [...english.keys()];

// Spanish and English happen to write these alike.
const SAME_IN_BOTH = new Set([
  'ra.boolean.false',
  'ra.boolean.null',
  'ra.message.no',
  'ra.page.edit',
  'ra.page.list',
  'ra.page.show',
  'ra.configurable.inspector.title',
]);

// Read one by one: right Spanish, right placeholders, the console's own words.
const TAKEN_FROM_BASE = [
  'ra.action.cancel',
  'ra.action.create',
  'ra.action.edit',
  'ra.action.list',
  'ra.action.save',
  'ra.action.show',
  'ra.action.sort',
  'ra.action.undo',
  'ra.auth.password',
  'ra.auth.username',
  'ra.boolean.false',
  'ra.input.references.many_missing',
  'ra.input.references.single_missing',
  'ra.message.about',
  'ra.message.no',
  'ra.navigation.page_range_info',
  'ra.notification.bad_item',
  'ra.notification.created',
  'ra.notification.item_doesnt_exist',
  'ra.notification.updated',
  'ra.page.create',
  'ra.page.loading',
  'ra.page.not_found',
  'ra.validation.maxValue',
  'ra.validation.minLength',
  'ra.validation.oneOf',
];

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();

describe('ra', () => {
  it('has exactly the keys of react-admin [SHELL-03]', () => {
    expect(keys).toHaveLength(164);
    expect([...spanish.keys()].sort()).toEqual([...keys].sort());
  });

  it.each(keys)('%s keeps its placeholders and plural forms [SHELL-05]', (key) => {
    const [en, es] = [english.get(key) ?? '', spanish.get(key) ?? ''];
    expect(placeholders(es)).toEqual(placeholders(en));
    expect(es.split('||||')).toHaveLength(en.split('||||').length);
  });

  it('says nothing in English [SHELL-05]', () => {
    const same = keys.filter((key) => spanish.get(key) === english.get(key));
    expect(new Set(same)).toEqual(SAME_IN_BOTH);
  });

  it('takes only reviewed texts from ra-language-spanish [SHELL-05]', () => {
    const taken = [...spanish].filter(([key, text]) => base.get(key) === text).map(([key]) => key);
    expect(taken.sort()).toEqual(TAKEN_FROM_BASE);
  });

  it('lets none of its missing accents and English words through [SHELL-05]', () => {
    const faults =
      /\b(?:aqui|pagina|numero|sesion|accion|autenticacion|comunicacion|electronico|especifico|despues|valido|encontro|esta fuera|Estas|Si|or|images|number|Dashboard|Loguearse|Remover|Agregar)\b/;
    expect([...base.values()].filter((text) => faults.test(text)).length).toBeGreaterThan(20);
    expect([...spanish.values()].filter((text) => faults.test(text))).toEqual([]);
  });
});
