import { useId, useState } from 'react';
import { WEBSITE_ROLES, type WebsiteRole } from '#domain/roles/website-roles.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import { sitePeople } from '#messages/en/interface/site-people.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { translate } from '#ui/translate.ts';
import { mayBeReviewed } from './may-be-reviewed.ts';
import { offeredRoles } from './offered-roles.ts';
import styles from './people.module.css';
import { ROLE_WORDS } from './role-words.ts';

interface RolesFieldProps {
  readonly roles: readonly WebsiteRole[];
  /** Whether what the person makes goes live only after somebody else approved it. */
  readonly isReviewed: boolean;
  readonly onChange: (roles: readonly WebsiteRole[]) => void;
  readonly onReviewedChange: (isReviewed: boolean) => void;
  /** What is wrong with the choice. */
  readonly errorMessage: string | null;
  /** Roles that stay as they are: that of the owner. */
  readonly fixed?: readonly WebsiteRole[];
}

/** The roles of a person, each with what it allows: several add up (ROLE-23). */
export function RolesField({
  roles,
  isReviewed,
  onChange,
  onReviewedChange,
  errorMessage,
  fixed = [],
}: RolesFieldProps) {
  const id = useId();
  const [offered] = useState(() => offeredRoles(roles));
  return (
    <fieldset className={styles['roles']} aria-describedby={errorMessage === null ? undefined : id}>
      <legend className={styles['legend']}>{translate(sitePeople.roles)}</legend>
      {errorMessage === null ? null : (
        <p id={id} className={styles['error']} role="alert">
          {errorMessage}
        </p>
      )}
      {offered.map((role) => (
        <Checkbox
          key={role}
          isSelected={roles.includes(role)}
          isDisabled={fixed.includes(role)}
          onChange={(isSelected) =>
            onChange(WEBSITE_ROLES.filter((each) => (each === role ? isSelected : roles.includes(each))))
          }
        >
          <span className={styles['role']}>{translate(ROLE_WORDS[role].name)}</span>
          <span className={styles['about']}>{translate(ROLE_WORDS[role].about)}</span>
        </Checkbox>
      ))}
      {mayBeReviewed(roles) ? (
        <Checkbox isSelected={isReviewed} onChange={onReviewedChange} className={styles['reviewed']}>
          <span className={styles['role']}>{translate(pageReviews.reviewed)}</span>
          <span className={styles['about']}>{translate(pageReviews.reviewedText)}</span>
        </Checkbox>
      ) : null}
    </fieldset>
  );
}
