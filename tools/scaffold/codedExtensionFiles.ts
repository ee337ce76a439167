/** Kinds of parts in code that can be made. */
export type CodedExtensionKind = 'tab' | 'dialog' | 'page';

/** The files of a part in code, as `[path, text]`: its definition, component, texts and test, and what options it takes. */
export function codedExtensionFiles(
  kind: CodedExtensionKind,
  feature: string,
  name: string,
): [string, string][] {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const folder = `src/features/${feature}/${toFolderName(name)}`;
  const names: Names = { name, pascal, camel };
  const extensionFiles = kind === 'page' ? page(names) : extensionWithOptions(kind, names);
  return [
    ...extensionFiles.map(([file, text]): [string, string] => [`${folder}/${file}`, text]),
    [`${folder}/texts.ts`, texts(names)],
  ];
}

/** `meters-overview` → `metersOverview`, as folders are called. */
const toFolderName = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

interface Names {
  name: string;
  /** As a component is called. */
  pascal: string;
  /** As a constant is called. */
  camel: string;
}

const texts = ({ camel, name }: Names): string => `import { defineTexts } from '../../../i18n/textTables';

/** Texts of \`${name}\`; they load with it. */
export const ${camel}Texts = defineTexts('${camel}Texts', {
  es: { title: 'Resumen' },
  en: { title: 'Overview' },
});
`;

function extensionWithOptions(kind: 'tab' | 'dialog', names: Names): [string, string][] {
  const { name, pascal } = names;
  const component = kind === 'tab' ? tab(names) : dialog(names);
  return [
    [
      'extension.ts',
      `import { defineExtension } from '../../../extensions/defineExtension';
import type { options } from './options';

export default defineExtension<typeof options>({
  kind: '${kind}',
  id: '${name}',
  loader: () => import('./${pascal}'),
});
`,
    ],
    [
      'options.ts',
      `import * as z from 'zod/mini';
import { withDescription } from '../../../config/schema/common';
import type { OptionsFromShape } from '../../../extensions/types';

export const options = {
  note: z.optional(withDescription(z.string(), 'Text below the heading.')),
};
export type ${pascal}Options = OptionsFromShape<typeof options>;
`,
    ],
    [`${pascal}.tsx`, component],
    [`${pascal}.test.tsx`, testFile(kind, names)],
  ];
}

const tab = ({
  pascal,
  camel,
}: Names): string => `import { recordTitle } from '../../../fields/titles/recordTitle';
import { useTranslateText } from '../../../i18n/useTranslateText';
import type { TabExtensionProps } from '../../../extensions/types';
import type { ${pascal}Options } from './options';
import { ${camel}Texts as texts } from './texts';

/** Shows details of a record that a declaration cannot express. */
export default function ${pascal}({ record, resource, options }: TabExtensionProps<${pascal}Options>) {
  const t = useTranslateText();
  return (
    <section className="card" aria-label={texts.title}>
      <h2>{recordTitle(resource, record, t)}</h2>
      {options.note !== undefined && <p className="muted">{options.note}</p>}
    </section>
  );
}
`;

const dialog = ({
  pascal,
  camel,
}: Names): string => `import { InfoDialog } from '../../../ui/dialog/ConfirmDialog';
import type { DialogExtensionProps } from '../../../extensions/types';
import type { ${pascal}Options } from './options';
import { ${camel}Texts as texts } from './texts';

/** Opens from an action, for content that a declared form cannot express. */
export default function ${pascal}({ label, options, onClose }: DialogExtensionProps<${pascal}Options>) {
  return (
    <InfoDialog open title={label} onClose={() => onClose()}>
      <p>{options.note ?? texts.title}</p>
    </InfoDialog>
  );
}
`;

function testFile(kind: 'tab' | 'dialog', { pascal }: Names): string {
  const props =
    kind === 'tab' ? '' : ' label="Abrir" parent={undefined} selection={undefined} onClose={vi.fn()}';
  const query =
    kind === 'tab'
      ? "screen.getByRole('heading', { name: 'Uno' })"
      : "screen.getByRole('dialog', { name: 'Abrir' })";
  return `// @vitest-environment jsdom
import '../../../testing/jsdomPolyfills';
import { screen } from '@testing-library/react';
import { describe, expect, it${kind === 'tab' ? '' : ', vi'} } from 'vitest';
import { declareResources, getDeclaredResource } from '../../../testing/declareResources';
import { renderConsole } from '../../../testing/renderConsole';
import ${pascal} from './${pascal}';

const resources = declareResources({
  name: 'things',
  label: 'Cosas',
  recordRepresentation: 'name',
  api: { path: '/things' },
  fields: { name: { type: 'text', label: 'Nombre' } },
});

describe('${pascal}', () => {
  it('shows the record and the note of its declaration', () => {
    const record = { id: '1', name: 'Uno' };
    const resource = getDeclaredResource(resources, 'things');
    renderConsole(<${pascal} record={record} resource={resource} options={{ note: 'Nota' }}${props} />, { resources });
    expect(${query}).toBeVisible();
    expect(screen.getByText('Nota')).toBeVisible();
  });
});
`;
}

const page = ({ name, pascal, camel }: Names): [string, string][] => [
  [
    'extension.ts',
    `import { EVERYBODY } from '../../../config/normalise/access';
import { defineExtension } from '../../../extensions/defineExtension';

/** \`menu: { label, icon, order }\` gives it an entry in the side menu. */
export default defineExtension({
  kind: 'page',
  paths: ['${name}'],
  access: EVERYBODY,
  menu: null,
  loader: () => import('./${pascal}Page'),
});
`,
  ],
  [
    `${pascal}Page.tsx`,
    `import { Page } from '../../../ui/page/Page';
import { ${camel}Texts as texts } from './texts';

/** A page that belongs to no resource. */
export default function ${pascal}Page() {
  return <Page title={texts.title}>{null}</Page>;
}
`,
  ],
  [
    `${pascal}Page.test.tsx`,
    `// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { declareResources } from '../../../testing/declareResources';
import { renderConsole } from '../../../testing/renderConsole';
import ${pascal}Page from './${pascal}Page';

describe('${pascal}Page', () => {
  it('has its title', () => {
    renderConsole(<${pascal}Page />, { resources: declareResources() });
    expect(screen.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  });
});
`,
  ],
];
