import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { Tag } from '../../../ui/paper.tsx';
import { currentUserQuery } from '../../accounts/index.ts';
import { isCloudUploadNew } from '../cloud-notice-age.ts';
import { onboardingText } from '../onboarding.text.ts';
import { CloudDrawing } from '../parts/cloud-drawing.tsx';
import s from '../onboarding.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    CloudUploadNoticeModal: object;
  }
}

const text = onboardingText.cloud;

/** Whose accounts may be used for files from the cloud (UPL-11). */
export default function CloudUploadNoticeModal({ close }: ModalControls) {
  // a modal over any page: the person is known, or nobody is
  const isTeacher = useQueryClient().getQueryData(currentUserQuery.queryKey)?.isTeacher ?? false;
  const [isNew] = useState(() => isCloudUploadNew(Date.now()));
  return (
    <ModalFrame
      title={
        <>
          {text.title} {isNew && <Tag tone="new">{text.isNew}</Tag>}
        </>
      }
      onClose={() => close()}
      actions={
        <Button look="primary" onClick={() => close()} data-autofocus>
          {text.close}
        </Button>
      }
    >
      <div className={s.cloudNotice}>
        <CloudDrawing />
        {text.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl>
          {text.providers.map(({ name, rule }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
        <p>{text.rest}</p>
        {isTeacher && (
          <p>
            {text.decide} <a href="/min-bruger#uploadtjenester">{text.where}</a>
          </p>
        )}
      </div>
    </ModalFrame>
  );
}
