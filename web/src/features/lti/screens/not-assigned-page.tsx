import { Link } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PageColumn } from '../../../ui/lead-page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ltiText } from '../lti.text.ts';

const text = ltiText.notAssigned;

/** /lti/ikke-tildelt: a learning platform opened an exercise that the pupil has not been given. */
export default function NotAssignedPage() {
  useTitle(text.page);
  return (
    <PageColumn>
      <h1 className="sr">{text.page}</h1>
      <EmptyState
        title={text.title}
        action={
          <Link className={buttonClass('primary')} to="/lektier">
            {text.home}
          </Link>
        }
      >
        {text.text}
      </EmptyState>
    </PageColumn>
  );
}
