import { useCallback, useMemo, useState } from 'react';
import { useIdList, useResources } from '../../../queries/console/consoleHooks';
import { normaliseAccess } from '../../../config/normalise/access';
import { recordTitle } from '../../../fields/titles/recordTitle';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { JobDialog } from '../../../jobs/JobDialog';
import type { TabExtensionProps } from '../../../extensions/types';
import { useCanAccess } from '../../../session/access/useCanAccess';
import { useProfile } from '../../../session/profile/useProfile';
import { Button } from '../../../ui/button/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { EmptyState } from '../../../ui/feedback/states';
import {
  toHomeKey,
  parseHomes,
  isRevocable,
  getPersonKeyId,
  type KeyKind,
  type PersonKey,
  type KeyPlace,
} from './personKey';
import './personKeys.css';
import { KeyTable } from './KeyTable';
import type { PersonKeysOptions } from './options';
import { KeySearchStatus } from './KeySearchStatus';
import { personKeysTexts as texts } from './texts';
import { useKeySearch, useGetKinds } from './useKeySearch';
import { useRevokeKeys } from './useRevokeKeys';

/** Access rules of the search by kind; same rules as on the list screens. */
const searchAccess = {
  stay: normaliseAccess(['read_access_list', 'list_check_in']),
  visit: normaliseAccess('read_access_list'),
  invitation: normaliseAccess('read_access_list'),
  qr: normaliseAccess(['create_qr_code_access', 'read_qr_code_access', 'update_qr_code_access']),
};
/** Role that cannot see invitations of homes. */
const ROLE_WITHOUT_INVITATIONS = 'ROLE_ASSETS_MANAGER_ADMIN';
const searchedKinds = ['stay', 'visit', 'invitation', 'qr'] as const;

/** All keys of a person, as far as the services return them, with state and end. */
export default function PersonKeys({ record, resource, options }: TabExtensionProps<PersonKeysOptions>) {
  const t = useTranslateText();
  const name = recordTitle(resource, record, t);
  const email = typeof record['email'] === 'string' ? record['email'] : '';
  const person = useMemo(() => ({ id: String(record.id), email }), [record.id, email]);
  const { homes, isLinked } = useKnownHomes(record, options.homes);
  const searchPermissions = useSearchPermissions(email !== '');
  const search = useKeySearch(
    person,
    homes,
    useGetKinds(searchPermissions.canSearch, useIdList('qrAccessAssets')),
  );
  const { revokedIds, canRevoke, job, revokeKeys, closeJob } = useRevokeKeys(person, name);
  const [keysToRevoke, setKeysToRevoke] = useState<readonly PersonKey[]>([]);

  const allKeys = [...homes.map((home) => toHomeKey(home, isLinked(home))), ...search.keys];
  const keys = allKeys.map((key): PersonKey =>
    revokedIds.has(getPersonKeyId(key)) ? { ...key, state: 'REVOKED' } : key,
  );
  const revocableKeys = keys.filter((key) => isRevocable(key) && canRevoke(key));
  const isPartial = search.placeCount === undefined || search.nextCount > 0 || search.failedPlaces.length > 0;
  /** True if removing the link of a home would leave keys that the person created for it. */
  const leavesKeysOpen = ({ kind, id, sourcePlaceId }: PersonKey): boolean =>
    kind === 'home' &&
    (!search.searchedPlaces.some((place) => place.id === id) ||
      revocableKeys.some(
        (key) => key.kind !== 'home' && key.sourcePlaceId === sourcePlaceId && !keysToRevoke.includes(key),
      ));
  return (
    <section className="card keys">
      {keys.length === 0 ? (
        <EmptyState title={texts.none} text={texts.none_text} />
      ) : (
        <KeyTable keys={keys} name={name} canRevoke={canRevoke} onRevoke={(key) => setKeysToRevoke([key])} />
      )}
      {revocableKeys.length > 1 && (
        <p className="keys-does">
          <Button danger onClick={() => setKeysToRevoke(revocableKeys)}>
            {interpolateText(texts.revoke_all, { smart_count: revocableKeys.length })}
          </Button>
        </p>
      )}
      <KeySearchStatus search={search} deniedKinds={searchPermissions.deniedKinds} hasEmail={email !== ''} />
      <ConfirmDialog
        open={keysToRevoke.length > 0}
        danger
        title={texts.revoke_title}
        confirmLabel={texts.revoke}
        onConfirm={() => {
          setKeysToRevoke([]);
          revokeKeys(keysToRevoke);
        }}
        onClose={() => setKeysToRevoke([])}
      >
        <p>{interpolateText(texts.revoke_text, { smart_count: keysToRevoke.length, name })}</p>
        {keysToRevoke.some(({ kind }) => kind === 'home') && <p>{texts.home_note}</p>}
        {keysToRevoke.some(({ kind }) => kind === 'stay') && <p>{texts.stay_note}</p>}
        {keysToRevoke.some(leavesKeysOpen) && <p>{texts.home_last}</p>}
        {keysToRevoke.length > 1 && isPartial && <p>{texts.not_searched_note}</p>}
      </ConfirmDialog>
      {job && <JobDialog job={job} onClose={closeJob} />}
    </section>
  );
}

/** The homes that are linked, and those that were since the page was opened: what was made for them may still open. */
function useKnownHomes(record: TabExtensionProps['record'], resourceName: string) {
  const t = useTranslateText();
  const homeResource = useResources().get(resourceName);
  const linkedHomes = useMemo(
    () =>
      parseHomes(record, (home) => (homeResource ? recordTitle(homeResource, { id: '', ...home }, t) : '')),
    [record, homeResource, t],
  );
  const [knownHomes, setKnownHomes] = useState<readonly KeyPlace[]>(linkedHomes);
  const isLinked = ({ id }: KeyPlace): boolean => linkedHomes.some((home) => home.id === id);
  const newHomes = linkedHomes.filter(({ id }) => !knownHomes.some((home) => home.id === id));
  if (newHomes.length > 0) setKnownHomes([...knownHomes, ...newHomes]);
  return { homes: knownHomes, isLinked };
}

/** Returns the kinds that this user may search for; a person without an e-mail address has no kinds that are found by it. */
function useSearchPermissions(hasEmail: boolean) {
  const canAccess = useCanAccess();
  const { profile } = useProfile();
  const isInvitationSearchDenied = profile?.roles.includes(ROLE_WITHOUT_INVITATIONS) ?? false;
  const isAllowed = useCallback(
    (kind: KeyKind): boolean =>
      kind !== 'home' &&
      canAccess(searchAccess[kind]) &&
      !(kind === 'invitation' && isInvitationSearchDenied),
    [canAccess, isInvitationSearchDenied],
  );
  const canSearch = useCallback(
    (kind: KeyKind): boolean => isAllowed(kind) && (hasEmail || (kind !== 'stay' && kind !== 'visit')),
    [isAllowed, hasEmail],
  );
  return { canSearch, deniedKinds: searchedKinds.filter((kind) => !isAllowed(kind)) };
}
