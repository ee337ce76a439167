import { useId } from 'react';
import { SegmentedControl } from '../../charts/SegmentedControl';
import { formatConfigProblem } from '../../config/check/problem';
import { presetNames, type PresetName } from '../../config/dialects/presetNames';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { isPlainObject } from '../../lib/json';
import type { checkHostDraft } from './checkHostText';
import { toHostInput } from './configText';
import type { HostDraft } from './hostDraft';
import { JsonField } from './JsonField';
import { serverTexts } from './texts';

const texts = serverTexts.host;

interface HostFieldsProps {
  draft: HostDraft;
  /** Name in the runtime config; fixed by a declared sign-in. */
  hostName: string;
  checked: ReturnType<typeof checkHostDraft>;
  config: RuntimeConfig;
  onChange: (changes: Partial<HostDraft>) => void;
}

/** Address and dialect of the host: by an address and a preset, or as JSON of the runtime config. */
export function HostFields({ draft, hostName, checked, config, onChange }: HostFieldsProps) {
  const id = useId();
  const { mode, url, preset, json, auth, name } = draft;
  const openJson = (): void => {
    const host = checked.host?.input ?? url;
    const input = isPlainObject(host) ? host : { url: host, dialect: preset };
    onChange({ mode: 'json', json: `${JSON.stringify(input, null, 2)}\n` });
  };
  const [problem] = checked.problems;
  const error = problem && formatConfigProblem({ ...problem, file: texts.address, path: '' });
  return (
    <section className="ws-part" aria-label={texts.title}>
      <div className="wb-bar">
        <h2>{texts.title}</h2>
        <SegmentedControl
          label={texts.mode}
          value={mode}
          onChange={(next) => {
            if (next === mode) return;
            if (next === 'json') openJson();
            else onChange({ mode: next, ...readFields(checked.host?.input, preset) });
          }}
          options={[
            { key: 'fields', text: texts.fields },
            { key: 'json', text: texts.json },
          ]}
        />
      </div>
      <div className="ws-fields">
        <div className="field">
          <label htmlFor={`${id}known`}>{texts.known}</label>
          <select
            id={`${id}known`}
            className="input"
            value=""
            onChange={({ target }) => onChange(readKnownHost(config, target.value))}
          >
            <option value="">{texts.known_none}</option>
            {Object.keys(config.hosts).map((known) => (
              <option key={known}>{known}</option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}name`}>{texts.name}</label>
          <input
            id={`${id}name`}
            className="input"
            value={auth === 'declared' ? hostName : name}
            readOnly={auth === 'declared'}
            spellCheck={false}
            aria-describedby={auth === 'declared' ? `${id}main` : undefined}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          {auth === 'declared' && (
            <p id={`${id}main`} className="field-help">
              {texts.main_only}
            </p>
          )}
        </div>
      </div>
      {mode === 'fields' ? (
        <div className="ws-fields">
          <div className="field">
            <label htmlFor={`${id}url`}>{texts.address}</label>
            <input
              id={`${id}url`}
              className="input"
              value={url}
              inputMode="url"
              spellCheck={false}
              placeholder="https://host.example.com/api"
              aria-invalid={error !== undefined}
              aria-describedby={`${id}error`}
              onChange={({ target }) => onChange({ url: target.value })}
            />
            {error !== undefined && (
              <p id={`${id}error`} className="field-error">
                {error}
              </p>
            )}
          </div>
          <div className="field">
            <label htmlFor={`${id}preset`}>{texts.dialect}</label>
            <select
              id={`${id}preset`}
              className="input"
              value={preset}
              onChange={({ target }) => {
                if (target.value === OWN) openJson();
                else onChange({ preset: target.value as PresetName });
              }}
            >
              {presetNames.map((presetName) => (
                <option key={presetName}>{presetName}</option>
              ))}
              <option value={OWN}>{texts.own_dialect}</option>
            </select>
          </div>
        </div>
      ) : (
        <JsonField
          label={texts.editor}
          text={json}
          marks={checked.marks}
          onChange={(text) => onChange({ json: text })}
        />
      )}
    </section>
  );
}

const OWN = 'own';

/** Returns address and preset of a host; a dialect of its own has no preset, so the former one stays. */
function readFields(input: unknown, preset: PresetName): Partial<HostDraft> {
  if (typeof input === 'string') return { url: input, preset: 'json-api' };
  if (!isPlainObject(input)) return {};
  const known = presetNames.find((presetName) => presetName === input.dialect);
  return { url: String(input.url), preset: known ?? preset };
}

/** Returns a host of the running console as a draft. */
function readKnownHost(config: RuntimeConfig, name: string): Partial<HostDraft> {
  const input = toHostInput(config, name);
  const isPreset = !isPlainObject(input) || typeof input.dialect === 'string';
  return isPreset
    ? { name, mode: 'fields', ...readFields(input, 'json-api') }
    : { name, mode: 'json', json: `${JSON.stringify(input, null, 2)}\n` };
}
