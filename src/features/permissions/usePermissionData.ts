import { useMemo } from 'react';
import { callTable } from '../../../dataProvider/contract/callTable';
import { findPermissionByPath } from '../../../dataProvider/contract/findPermissionByPath';
import { permissions as contractCodes } from '../../../dataProvider/contract/permissions';
import { normaliseAccess } from '../../config/normalise/access';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { AccessRule } from '../../config/types';
import { usePageExtensions } from '../../extensions/ExtensionsContext';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useDeclarations, useResources } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';
import { getPermissions } from '../../session/access/getPermissions';
import { listScreens, type ScreenList } from './parts/listScreens';
import { listPermissions, type ContractCall, type PermissionRow } from './parts/permissionRows';

const contractCalls: readonly ContractCall[] = Object.values(callTable).flatMap(({ method, path, access }) =>
  access === 'open' || access === 'session' ? [] : [{ method, path, permission: access }],
);

export interface PermissionData extends ScreenList {
  rows: readonly PermissionRow[];
  canAccess: (access: AccessRule) => boolean;
}

const NO_DATA: ScreenList = { screens: [], unreadable: [] };

/** Returns all screens and permissions once the declarations are complete. */
export function usePermissionData(
  { landingPage, dialects }: RuntimeConfig,
  isComplete: boolean,
): PermissionData {
  const { resourceIndex } = useDeclarations();
  const resources = useResources();
  const pages = usePageExtensions();
  const translate = useTranslateText();
  const canAccess = useCanAccess();
  // A main host with another format has none of the calls of the contract.
  const isProductHost = dialects?.main === undefined;
  const list = useMemo(
    () =>
      isComplete
        ? listScreens({
            summaries: resourceIndex,
            resources,
            pages,
            landingPage,
            findPermission: (method, path) =>
              isProductHost ? findPermissionByPath(method, path) : undefined,
            translate: (text) => translate(text),
          })
        : NO_DATA,
    [isComplete, resourceIndex, resources, pages, landingPage, isProductHost, translate],
  );
  const heldCodes = getPermissions();
  const rows = useMemo(
    () =>
      listPermissions({
        screens: list.screens,
        contractCodes: isProductHost ? contractCodes : [],
        contractCalls: isProductHost ? contractCalls : [],
        heldCodes,
        isHeld: (code) => canAccess(normaliseAccess(code)),
      }),
    [list, isProductHost, heldCodes, canAccess],
  );
  return { ...list, rows, canAccess };
}
