import { useEffect, useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { Credentials } from '../../session/signIn/signInMethod';
import { Button } from '../../ui/button/Button';
import { formatDeclaration } from '../document/workbenchDocument';
import type { WorkbenchNames } from '../workbenchNames';
import { ConfigOutput } from './ConfigOutput';
import { watchConnectViolations } from './connectViolations';
import { draftDeclaration } from './draftDeclaration';
import { HostFields } from './HostFields';
import { ResourceFields } from './ResourceFields';
import { SessionFields } from './SessionFields';
import { serverTexts } from './texts';
import { TrialResults } from './TrialResults';
import { WriteTrial } from './WriteTrial';
import { useHostDraft } from './useHostDraft';
import { useHostTrial } from './useHostTrial';
import type { TrialPlan } from './trialPlan';
import { useTrialInputs } from './useTrialInputs';
import './server.css';

interface ServerTabProps {
  names: WorkbenchNames;
  config: RuntimeConfig;
}

const NO_CREDENTIALS: Credentials = { email: '', password: '' };

/** Tries a host: address, dialect, session and a resource on one side, its calls and their reading on the other. */
export default function ServerTab({ names, config }: ServerTabProps) {
  const [draft, change] = useHostDraft(config.hosts.main ?? '');
  const [credentials, setCredentials] = useState(NO_CREDENTIALS);
  const inputs = useTrialInputs(draft, credentials, names, config);
  const { checkedHost, checkedSignIn, hostName, checkedDeclaration, resourceName, target, listPlan, plan } =
    inputs;
  const takenNames = useMemo(() => names.trustedDeclarations.map(({ input }) => input.name), [names]);
  const draftFromRows = (
    rows: readonly RaRecord[],
    { hostName: host, dialect, resource }: TrialPlan,
  ): void => {
    const { path } = resource.api;
    const declaration = formatDeclaration(
      draftDeclaration({ path, hostName: host, dialect, takenNames, rows }),
    );
    change({ declaration });
  };
  const { state, plan: shownPlan, isOutdated, start, write } = useHostTrial(plan, draftFromRows);
  useEffect(watchConnectViolations, []);
  const hasDeclaration = draft.declaration.trim() !== '';
  const missing = plan
    ? null
    : !target
      ? serverTexts.fix_host
      : hasDeclaration
        ? serverTexts.fix_declaration
        : serverTexts.needs_path;
  return (
    <div className="ws">
      <p className="wb-hint">{serverTexts.intro}</p>
      <div className="ws-panes">
        <form
          className="ws-setup"
          aria-label={serverTexts.setup}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (plan) start(plan);
          }}
        >
          <HostFields
            draft={draft}
            hostName={hostName}
            checked={checkedHost}
            config={config}
            onChange={change}
          />
          <SessionFields
            draft={draft}
            checked={checkedSignIn}
            credentials={credentials}
            onChange={change}
            onCredentials={setCredentials}
          />
          <ResourceFields
            draft={draft}
            hostName={hostName}
            checked={checkedDeclaration}
            otherHost={inputs.otherHost}
            names={names}
            onChange={change}
            onDraft={listPlan && (() => start(listPlan))}
          />
          <div className="ws-try">
            <Button type="submit" variant="primary" disabledReason={missing} busy={state?.isRunning}>
              {serverTexts.try}
            </Button>
            <WriteTrial
              plan={state && !isOutdated ? plan : undefined}
              isRunning={state?.isRunning ?? false}
              isWriting={shownPlan?.writes ?? false}
              onWrite={write}
            />
            {missing !== null && <p className="wb-hint">{missing}</p>}
          </div>
        </form>
        <div className="ws-outcome">
          <TrialResults
            state={state}
            resource={shownPlan?.resource}
            isStale={isOutdated || (state !== undefined && hasDeclaration && plan === undefined)}
            staleText={isOutdated ? serverTexts.outdated : serverTexts.stale}
          />
          {checkedHost.host && (
            <ConfigOutput
              config={config}
              hostName={hostName}
              host={checkedHost.host.input}
              auth={draft.auth}
              signIn={checkedSignIn.signIn}
              resourceName={plan && hasDeclaration ? resourceName : undefined}
              isBundled={resourceName !== undefined && takenNames.includes(resourceName)}
              declaration={draft.declaration}
            />
          )}
        </div>
      </div>
    </div>
  );
}
