import { lazy, useState, type ComponentProps, type ComponentType } from 'react';
import { importOrNewVersion } from '../lib/retryImport';
import type { DetailPage } from '../views/detail/DetailPage';

type DetailProps = ComponentProps<typeof DetailPage>;

/** The page once it is here: then it is drawn at once, where `lazy` would show a skeleton first. */
let loaded: ComponentType<DetailProps> | undefined;

async function load(): Promise<{ default: ComponentType<DetailProps> }> {
  const { DetailPage } = await importOrNewVersion(() => import('../views/detail/DetailPage'));
  loaded = DetailPage;
  return { default: DetailPage };
}

const Later = lazy(load);

/** Loads the page of a record ahead of the click; where that fails, the click tries again. */
export const preloadDetail = (): void => void load().catch(() => undefined);

/** The page of a record, which a first list does without. */
export function Detail(props: DetailProps) {
  // Kept: another component in its place would lose what stands in the page.
  const [Page] = useState(() => loaded ?? Later);
  return <Page {...props} />;
}
