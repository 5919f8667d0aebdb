import { API_BASE } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconDownload } from '../../../ui/icons.ts';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { OwnLinks } from '../../lti/index.ts';
import { ownAccountQuery } from '../own-account.queries.ts';
import { accountText as text } from '../own-account.text.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import s from '../own-account.module.css';

/** One's own account: password, places where one is logged in, a copy of one's data, and resetting it. */
export function AccountSection({ isTeacher }: { isTeacher: boolean }) {
  const account = useQuery(ownAccountQuery);
  const queries = useQueryClient();
  const passwordChanged = () => {
    showToast({ message: text.password.changed });
    void queries.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
  };
  if (account.isPending) return <LoadingRows rows={5} label={text.loading} />;
  if (account.isError) return <ErrorState message={text.failed} onRetry={() => void account.refetch()} />;
  const { username, hasPassword, sessions, twoStep } = account.data;
  return (
    <div className={s.account}>
      <div className={s.part}>
        <h3>{text.password.title}</h3>
        {hasPassword ? <PasswordForm username={username} onDone={passwordChanged} /> : <p>{text.password.none}</p>}
      </div>
      {twoStep && (
        <div className={s.row}>
          <div>
            <h3>{text.twoStep.title}</h3>
            <p>{twoStep.isOn ? text.twoStep.on(twoStep.codesLeft) : text.twoStep.off}</p>
          </div>
          <Button onClick={() => void showModal(twoStep.isOn ? 'EndTwoStepModal' : 'TwoStepModal', {})}>
            {twoStep.isOn ? text.twoStep.turnOff : text.twoStep.turnOn}
          </Button>
        </div>
      )}
      <div className={s.part}>
        <h3>{text.sessions.title}</h3>
        <SessionList sessions={sessions} hasPassword={hasPassword} />
      </div>
      <OwnLinks className={s.part} />
      <div className={s.row}>
        <div>
          <h3>{text.data.title}</h3>
          <p>{text.data.text}</p>
        </div>
        <ButtonLink
          icon={<IconDownload aria-hidden="true" />}
          href={`${API_BASE}/current_user/export/files`}
          download
          aria-label={text.data.getLabel}
        >
          {text.data.get}
        </ButtonLink>
      </div>
      <div className={s.row}>
        <div>
          <h3>{text.reset.title}</h3>
          <p>{isTeacher ? text.reset.text.teacher : text.reset.text.other}</p>
        </div>
        <Button onClick={() => void showModal('ResetAccountModal', { username, isTeacher })}>{text.reset.open}</Button>
      </div>
    </div>
  );
}
