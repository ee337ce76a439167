interface FieldFailureProps {
  name: string;
  type: string;
  /** What is wrong, as the start of a Spanish sentence. */
  problem: string;
}

/** Stands where a field would have been and names it, so that whoever wrote the declaration finds it. */
export const FieldFailure = ({ name, type, problem }: FieldFailureProps) => (
  <span className="field-failure" role="note">
    {`${problem}: campo «${name}» de tipo «${type}»`}
  </span>
);
