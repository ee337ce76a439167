import { useId, useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import type { TextCheckResult } from '../check/checkDeclarationText';
import { OpenDeclarationDialog } from '../document/OpenDeclarationDialog';
import { formatDeclaration } from '../document/workbenchDocument';
import type { WorkbenchNames } from '../workbenchNames';
import type { HostDraft } from './hostDraft';
import { JsonField } from './JsonField';
import { setDeclaredHost } from './setDeclaredHost';
import { serverTexts } from './texts';

const texts = serverTexts.resource;

interface ResourceFieldsProps {
  draft: HostDraft;
  hostName: string;
  checked: TextCheckResult;
  /** Host of the declaration, if it is another than the one that is tried. */
  otherHost: string | undefined;
  names: WorkbenchNames;
  onChange: (changes: Partial<HostDraft>) => void;
  /** Drafts the declaration from the rows at the path; undefined while that is not possible. */
  onDraft: (() => void) | undefined;
}

/** Declaration of the resource that is tried: drafted from the rows at a path, one of the console, or written. */
export function ResourceFields(props: ResourceFieldsProps) {
  const { draft, hostName, checked, otherHost, names, onChange, onDraft } = props;
  const id = useId();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { path, declaration } = draft;
  return (
    <section className="ws-part" aria-label={texts.title}>
      <div className="wb-bar">
        <h2>{texts.title}</h2>
        <Button small onClick={() => setDialogOpen(true)}>
          {texts.choose}
        </Button>
      </div>
      <div className="ws-path">
        <div className="field">
          <label htmlFor={`${id}path`}>{texts.path}</label>
          <input
            id={`${id}path`}
            className="input"
            value={path}
            spellCheck={false}
            placeholder="/pumps"
            onChange={({ target }) => onChange({ path: target.value })}
          />
        </div>
        <Button disabledReason={onDraft ? null : texts.draft_needs} onClick={onDraft}>
          {texts.draft}
        </Button>
      </div>
      {declaration === '' ? (
        <p className="wb-hint">{texts.none_yet}</p>
      ) : (
        <>
          {otherHost !== undefined && (
            <div className="notice warning">
              <p>{interpolateText(texts.other_host, { declared: otherHost, tried: hostName })}</p>
              <Button small onClick={() => onChange({ declaration: setDeclaredHost(declaration, hostName) })}>
                {interpolateText(texts.use_host, { name: hostName })}
              </Button>
            </div>
          )}
          <JsonField
            label={texts.editor}
            text={declaration}
            marks={checked.marks}
            names={names}
            isTall
            onChange={(text) => onChange({ declaration: text })}
          />
        </>
      )}
      {isDialogOpen && (
        <OpenDeclarationDialog
          names={names}
          onClose={() => setDialogOpen(false)}
          onChoose={({ input }) => {
            setDialogOpen(false);
            onChange({
              declaration: setDeclaredHost(formatDeclaration(input), hostName),
              path: input.api?.path ?? path,
            });
          }}
        />
      )}
    </section>
  );
}
