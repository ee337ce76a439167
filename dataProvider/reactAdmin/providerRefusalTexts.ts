import { defineTexts } from '../../src/i18n/textTables';

/** Texts of what a react-admin data provider does not support, in the sentence of `refusalTexts`, and of its errors. */
export const providerRefusalTexts = defineTexts('providerRefusalTexts', {
  es: {
    call: 'esta llamada',
    filter: 'este filtro («%{field}», %{key})',
    twoFilters: 'dos filtros a la vez por «%{name}»',
    otherPath: 'listas de otra ruta',
    sortBySeveral: 'ordenar por varios campos a la vez',
    upload: 'subir archivos',
    methods: {
      getList: 'listas',
      getOne: 'leer un registro',
      getMany: 'leer varios registros',
      getManyReference: 'las listas de un registro',
      create: 'crear registros',
      update: 'cambiar registros',
      delete: 'borrar registros',
    },
    noModule: 'Esta consola no tiene el módulo «providers/%{name}.ts»',
    rounded:
      'No se guarda: el módulo de este servidor redondea los números de más de 15 cifras (%{paths}), y se escribirían otros',
  },
  en: {
    call: 'this call',
    filter: 'this filter (“%{field}”, %{key})',
    twoFilters: 'two filters by “%{name}” at once',
    otherPath: 'lists of another path',
    sortBySeveral: 'sorting by several fields at once',
    upload: 'uploading files',
    methods: {
      getList: 'lists',
      getOne: 'reading a record',
      getMany: 'reading several records',
      getManyReference: 'the lists of a record',
      create: 'creating records',
      update: 'changing records',
      delete: 'deleting records',
    },
    noModule: 'This console does not have the module “providers/%{name}.ts”',
    rounded:
      'Not saved: the module of this server rounds numbers of more than 15 digits (%{paths}), and others would be written',
  },
});
