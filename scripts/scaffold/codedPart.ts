/** Kinds of parts in code that can be made. */
export type CodedKind = 'tab' | 'dialog' | 'page';

/** The files of a part in code, as `[path, text]`: its definition, component, texts and test, and what options it takes. */
export function codedPart(kind: CodedKind, area: string, name: string): [string, string][] {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const folder = `src/areas/${area}/${name}`;
  const names: Names = { name, pascal, camel };
  const made = kind === 'page' ? page(names) : withOptions(kind, names);
  return [
    ...made.map(([file, text]): [string, string] => [`${folder}/${file}`, text]),
    [`${folder}/texts.ts`, texts(names)],
  ];
}

interface Names {
  name: string;
  /** As a component is called. */
  pascal: string;
  /** As a constant is called. */
  camel: string;
}

const texts = ({ camel, name }: Names): string => `/** Texts of \`${name}\`; they load with it. */
export const ${camel}Texts = {
  title: 'Resumen',
} as const;
`;

function withOptions(kind: 'tab' | 'dialog', names: Names): [string, string][] {
  const { name, pascal } = names;
  const component = kind === 'tab' ? tab(names) : dialog(names);
  return [
    [
      'part.ts',
      `import { definePart } from '../../../parts/definePart';
import type { options } from './options';

export default definePart<typeof options>({
  kind: '${kind}',
  id: '${name}',
  loader: () => import('./${pascal}'),
});
`,
    ],
    [
      'options.ts',
      `import * as z from 'zod/mini';
import { describe } from '../../../config/schema/common';
import type { OptionsOf } from '../../../parts/types';

export const options = {
  note: z.optional(describe(z.string(), 'Text below the heading.')),
};
export type ${pascal}Options = OptionsOf<typeof options>;
`,
    ],
    [`${pascal}.tsx`, component],
    [`${pascal}.test.tsx`, test(kind, names)],
  ];
}

const tab = ({ pascal, camel }: Names): string => `import { recordTitle } from '../../../fields/recordTitle';
import { useText } from '../../../i18n/useText';
import type { TabProps } from '../../../parts/types';
import type { ${pascal}Options } from './options';
import { ${camel}Texts as texts } from './texts';

/** What there is to say of a record that no declaration can. */
export default function ${pascal}({ record, resource, options }: TabProps<${pascal}Options>) {
  const t = useText();
  return (
    <section className="card" aria-label={texts.title}>
      <h2>{recordTitle(resource, record, t)}</h2>
      {options.note !== undefined && <p className="muted">{options.note}</p>}
    </section>
  );
}
`;

const dialog = ({ pascal, camel }: Names): string => `import { InfoDialog } from '../../../ui/ConfirmDialog';
import type { DialogProps } from '../../../parts/types';
import type { ${pascal}Options } from './options';
import { ${camel}Texts as texts } from './texts';

/** What an action opens that no declared form can be. */
export default function ${pascal}({ label, options, onClose }: DialogProps<${pascal}Options>) {
  return (
    <InfoDialog open title={label} onClose={() => onClose()}>
      <p>{options.note ?? texts.title}</p>
    </InfoDialog>
  );
}
`;

function test(kind: 'tab' | 'dialog', { pascal }: Names): string {
  const props =
    kind === 'tab' ? '' : ' label="Abrir" parent={undefined} selection={undefined} onClose={vi.fn()}';
  const query =
    kind === 'tab'
      ? "screen.getByRole('heading', { name: 'Uno' })"
      : "screen.getByRole('dialog', { name: 'Abrir' })";
  return `// @vitest-environment jsdom
import '../../../frame/testing/browserGaps';
import { screen } from '@testing-library/react';
import { describe, expect, it${kind === 'tab' ? '' : ', vi'} } from 'vitest';
import { declare, resourceOf } from '../../../testing/declare';
import { renderConsole } from '../../../testing/renderConsole';
import ${pascal} from './${pascal}';

const resources = declare({
  name: 'things',
  label: 'Cosas',
  title: 'name',
  api: { path: '/things' },
  fields: { name: { type: 'text', label: 'Nombre' } },
});

describe('${pascal}', () => {
  it('shows the record and the note of its declaration', () => {
    const record = { id: '1', name: 'Uno' };
    const resource = resourceOf(resources, 'things');
    renderConsole(<${pascal} record={record} resource={resource} options={{ note: 'Nota' }}${props} />, { resources });
    expect(${query}).toBeVisible();
    expect(screen.getByText('Nota')).toBeVisible();
  });
});
`;
}

const page = ({ name, pascal, camel }: Names): [string, string][] => [
  [
    'part.ts',
    `import { EVERYBODY } from '../../../config/normalise/access';
import { definePart } from '../../../parts/definePart';

/** \`menu: { label, icon, order }\` gives it an entry in the side menu. */
export default definePart({
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
    `import { Page } from '../../../ui/Page';
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
import { declare } from '../../../testing/declare';
import { renderConsole } from '../../../testing/renderConsole';
import ${pascal}Page from './${pascal}Page';

describe('${pascal}Page', () => {
  it('has its title', () => {
    renderConsole(<${pascal}Page />, { resources: declare() });
    expect(screen.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  });
});
`,
  ],
];
