import { useMemo } from 'react';
import { getOrigin } from '../../../dataProvider/http/hostUrl';
import { normalise, type Declaration } from '../../config/normalise';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { fieldDefaults } from '../../fields/core/fieldDefaults';
import { isPlainObject } from '../../lib/json';
import { getTokenFor } from '../../session/session';
import { getSignInMethod, type Credentials } from '../../session/signIn/signInMethod';
import { trustedOrigins } from '../../session/trustedOrigins';
import type { TextCheckResult } from '../check/checkDeclarationText';
import { useTextCheck } from '../check/useTextCheck';
import type { WorkbenchNames } from '../workbenchNames';
import { checkHostDraft, checkSignInText } from './checkHostText';
import type { HostDraft } from './hostDraft';
import type { TrialAuth, TrialPlan, TrialTarget } from './trialPlan';

interface TrialInputs {
  checkedHost: ReturnType<typeof checkHostDraft>;
  checkedSignIn: ReturnType<typeof checkSignInText>;
  /** Name of the host in the runtime config: a declared sign-in is that of `main`. */
  hostName: string;
  checkedDeclaration: TextCheckResult;
  /** Name of the declared resource. */
  resourceName: string | undefined;
  /** Host of the declaration, if it is another than the one that is tried. */
  otherHost: string | undefined;
  /** undefined while host or sign-in have problems. */
  target: TrialTarget | undefined;
  /** Reads the list at the path alone; undefined without a path. */
  listPlan: TrialPlan | undefined;
  /** undefined while anything has problems. Without a declaration it is `listPlan`. */
  plan: TrialPlan | undefined;
}

/** Checks the typed host, sign-in and declaration, and makes the plan of a trial of them. */
export function useTrialInputs(
  draft: HostDraft,
  credentials: Credentials,
  names: WorkbenchNames,
  config: RuntimeConfig,
): TrialInputs {
  const { mode, url, preset, json, auth: authKind, signIn: signInText, declaration: text } = draft;
  const checkedHost = useMemo(() => checkHostDraft({ mode, url, preset, json }), [mode, url, preset, json]);
  const checkedSignIn = useMemo(() => checkSignInText(signInText), [signInText]);
  const hostName = authKind === 'declared' ? 'main' : draft.name.trim() || 'main';
  const { host } = checkedHost;
  const dialect = host?.dialect;
  const hostNames = useMemo<WorkbenchNames>(
    () => ({
      ...names,
      knownNames: {
        ...names.knownNames,
        hosts: [...new Set([...Object.keys(config.hosts), hostName])],
        dialects: withDialect(config.dialects, hostName, dialect),
      },
    }),
    [names, config, hostName, dialect],
  );
  const resourceName = useMemo(() => readName(text), [text]);
  const document = {
    file: `${resourceName ?? 'recurso'}.json`,
    text,
    saved: '',
    answers: '',
    replaces: resourceName,
  };
  const { result: checkedDeclaration, validText } = useTextCheck(document, 0, hostNames);
  const declaredHost = validText?.declaration.input.api?.host ?? 'main';
  const isOtherHost = validText !== undefined && declaredHost !== hostName;
  const target = useMemo(() => {
    const auth = host && createAuth(authKind, host.url, checkedSignIn.signIn, credentials);
    return host && auth && { hostName, url: host.url, dialect: host.dialect, auth };
  }, [host, authKind, checkedSignIn.signIn, credentials, hostName]);
  const path = draft.path.trim();
  const listPlan = useMemo(
    () =>
      target && path !== '' ? createPlan(target, createListDeclaration(path, target.hostName)) : undefined,
    [target, path],
  );
  const isDeclarationValid = checkedDeclaration.declaration !== undefined && !isOtherHost;
  const declaredPlan = useMemo(
    () =>
      target && validText && isDeclarationValid
        ? createPlan(target, validText.declaration, validText.otherDeclarations)
        : undefined,
    [target, validText, isDeclarationValid],
  );
  const hasDeclaration = text.trim() !== '';
  return {
    checkedHost,
    checkedSignIn,
    hostName,
    checkedDeclaration,
    resourceName,
    otherHost: isOtherHost ? declaredHost : undefined,
    target,
    listPlan,
    plan: hasDeclaration ? declaredPlan : listPlan,
  };
}

/** Adds a resource to the target of a trial; without other declarations its list alone is read. */
function createPlan(
  target: TrialTarget,
  declaration: Declaration,
  otherDeclarations?: readonly Declaration[],
): TrialPlan | undefined {
  const resources = normalise([...(otherDeclarations ?? []), declaration], fieldDefaults);
  const resource = resources.get(declaration.input.name);
  return resource && { ...target, resource, resources, onlyList: otherDeclarations === undefined };
}

/** The least that a declaration needs to read a list. */
const createListDeclaration = (path: string, hostName: string): Declaration => ({
  file: 'list.json',
  input: {
    name: 'list',
    label: path,
    recordRepresentation: 'id',
    api: { host: hostName, path },
    fields: {},
    list: { columns: [] },
  },
});

const withDialect = (
  dialects: RuntimeConfig['dialects'],
  name: string,
  dialect: TrialPlan['dialect'],
): NonNullable<RuntimeConfig['dialects']> => {
  const { [name]: _replaced, ...others } = dialects ?? {};
  return dialect === undefined ? others : { ...others, [name]: dialect };
};

function createAuth(
  kind: HostDraft['auth'],
  url: string,
  source: ReturnType<typeof checkSignInText>['signIn'],
  credentials: Credentials,
): TrialAuth | undefined {
  if (kind === 'none') return { kind };
  if (kind === 'declared') return source && { kind, source, credentials };
  const token = getTokenFor(getOrigin(url), trustedOrigins);
  return { kind, token, authTransport: getSignInMethod().authTransport };
}

/** Returns the name in the text of a declaration; undefined if it has none. */
function readName(text: string): string | undefined {
  try {
    const input: unknown = JSON.parse(text);
    return isPlainObject(input) && typeof input.name === 'string' ? input.name : undefined;
  } catch {
    return undefined;
  }
}
