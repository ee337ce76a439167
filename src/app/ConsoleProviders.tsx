import { useMemo, type ReactNode } from 'react';
import { ActionsProvider } from '../actions/ActionsContext';
import { ConsoleProvider, type ConsoleValue } from '../queries/console/ConsoleContext';
import { ListDialogContext } from '../actions/steps/ListDialogContext';
import { useSecondaryTextOf, useTitleOf } from '../fields/titles/useTitleOf';
import { lazyWithRetry } from '../lib/lazy/importWithRetry';
import { ExtensionsProvider, type Extensions } from '../extensions/ExtensionsContext';
import { useCanAccess } from '../session/access/useCanAccess';
import { ProfileProvider } from '../session/profile/useProfile';
import { NavigationGuard } from './router/NavigationGuard';
import { extensions as bundledExtensions } from './registry/loadExtensions';

const RelatedForm = lazyWithRetry(() => import('../forms/record/CreateRelatedForm'));

const ListDialog = lazyWithRetry(() => import('../list/ListDialogContent'));

interface ConsoleProvidersProps extends Pick<ConsoleValue, 'resources' | 'problems' | 'config'> {
  /** Source of the declarations; omit it if all of them are loaded. */
  declarations?: ConsoleValue['declarations'];
  /** Extensions; default: all. The object must be stable. */
  extensions?: Extensions;
  children: ReactNode;
}

/** Providers between react-admin's core and the pages: the running console, its extensions, its actions. */
export const ConsoleProviders = (props: ConsoleProvidersProps) => (
  <ProfileProvider>
    <ConsoleContexts {...props} />
  </ProfileProvider>
);

function ConsoleContexts({
  resources,
  declarations,
  problems,
  config,
  extensions = bundledExtensions,
  children,
}: ConsoleProvidersProps) {
  const canAccess = useCanAccess();
  const titleOf = useTitleOf(resources);
  const secondaryTextOf = useSecondaryTextOf(resources);
  const context = useMemo(
    () => ({
      resources,
      declarations,
      problems,
      getRecordTitle: titleOf,
      getSecondaryText: secondaryTextOf,
      canAccess,
      RelatedForm,
      config,
    }),
    [resources, declarations, problems, titleOf, secondaryTextOf, canAccess, config],
  );
  return (
    <ConsoleProvider value={context}>
      <ExtensionsProvider extensions={extensions}>
        <NavigationGuard>
          <ListDialogContext value={ListDialog}>
            <ActionsProvider>{children}</ActionsProvider>
          </ListDialogContext>
        </NavigationGuard>
      </ExtensionsProvider>
    </ConsoleProvider>
  );
}
