import { getPermissions } from '../../../session/access/getPermissions';
import { Button } from '../../../ui/button/Button';
import { permissionsTexts } from '../texts';

const texts = permissionsTexts.view;

interface CodeChoiceProps {
  codes: readonly string[];
  chosen: readonly string[];
  onChange: (codes: readonly string[]) => void;
}

/** A checkbox for each permission. */
export function CodeChoice({ codes, chosen, onChange }: CodeChoiceProps) {
  return (
    <fieldset className="perm-choice">
      <legend>{texts.codes}</legend>
      <div className="toolbar">
        <Button small onClick={() => onChange(codes)}>
          {texts.all}
        </Button>
        <Button small onClick={() => onChange(getPermissions())}>
          {texts.own}
        </Button>
        <Button small onClick={() => onChange([])}>
          {texts.clear}
        </Button>
      </div>
      <div className="perm-checks">
        {codes.map((code) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))
              }
            />
            <code>{code}</code>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
