import { useMemo, type ReactNode } from 'react';
import { ActionsProvider } from '../actions/ActionsContext';
import { ConsoleProvider, type ConsoleValue } from '../console/ConsoleContext';
import { OpenedListContext } from '../actions/openedList';
import { useSecondaryTextOf, useTitleOf } from '../fields/useTitleOf';
import { lazyWithReload } from '../lib/retryImport';
import { PartsProvider, type Parts } from '../parts/PartsContext';
import { useMay } from '../session/useMay';
import { ProfileProvider } from '../session/useProfile';
import { LeaveGate } from './LeaveGate';
import { parts as bundledParts } from './parts';

const RelatedForm = lazyWithReload(() => import('../forms/RelatedForm'));

const OpenedList = lazyWithReload(() => import('../views/list/OpenedList'));

const NO_LINKS: ConsoleValue['links'] = {};

interface ConsolePartsProps extends Pick<ConsoleValue, 'resources' | 'problems' | 'ids' | 'skuImages'> {
  links?: ConsoleValue['links'];
  /** What the product is called. */
  product?: ConsoleValue['product'];
  /** How declarations arrive; left out where all of them are there. */
  declarations?: ConsoleValue['declarations'];
  /** What is written in code; left out, all of it. It has to stay the same object. */
  parts?: Parts;
  children: ReactNode;
}

/** What stands between react-admin's core and the pages: the running console, its coded parts, its actions. */
export const ConsoleParts = (props: ConsolePartsProps) => (
  <ProfileProvider>
    <Running {...props} />
  </ProfileProvider>
);

function Running({
  resources,
  declarations,
  problems,
  ids,
  skuImages,
  links = NO_LINKS,
  product = '',
  parts = bundledParts,
  children,
}: ConsolePartsProps) {
  const may = useMay();
  const titleOf = useTitleOf(resources);
  const secondaryTextOf = useSecondaryTextOf(resources);
  const value = useMemo(
    () => ({
      resources,
      declarations,
      problems,
      titleOf,
      secondaryTextOf,
      may,
      RelatedForm,
      product,
      ids,
      skuImages,
      links,
    }),
    [resources, declarations, problems, titleOf, secondaryTextOf, may, product, ids, skuImages, links],
  );
  return (
    <ConsoleProvider value={value}>
      <PartsProvider parts={parts}>
        <LeaveGate>
          <OpenedListContext value={OpenedList}>
            <ActionsProvider>{children}</ActionsProvider>
          </OpenedListContext>
        </LeaveGate>
      </PartsProvider>
    </ConsoleProvider>
  );
}
