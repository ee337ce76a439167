interface FieldFailureProps {
  name: string;
  type: string;
  /** The problem, as the start of a Spanish sentence. */
  problem: string;
}

/** Placeholder for a field that cannot render. Shows its name, so that the author of the declaration can find it. */
export const FieldFailure = ({ name, type, problem }: FieldFailureProps) => (
  <span className="field-failure" role="note">
    {`${problem}: campo «${name}» de tipo «${type}»`}
  </span>
);
