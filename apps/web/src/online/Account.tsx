import type { Me } from '@sightline/wire';
import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Field } from './Field.tsx';
import { server } from './http.ts';
import { changeMe, findMe, useMe } from './me.ts';
import { NewPassword } from './NewPassword.tsx';
import { Notices } from './Notices.tsx';
import { OpenedLink } from './OpenedLink.tsx';
import { Passkeys } from './Passkeys.tsx';
import { pushAgain, pushOff } from './push.ts';
import { SignIn } from './SignIn.tsx';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { nobody } from './who.ts';
import { useOnlineWords } from './words.tsx';

/** Goes on where somebody came from to sign in, so that the way back from there leads past this page. */
function openNext(next: string): void {
  // Not every browser tells its history.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (before?.url?.endsWith(next) === true) history.back();
  else location.replace(next);
}

interface Props {
  /** whoever has signed in goes on there */
  readonly next: string | null;
  /** what came of the link in a letter that led here */
  readonly link: string | null;
}

/** Who one is to the others, and how one comes back. */
export function Account({ next, link }: Props) {
  const t = useOnlineWords();
  const me = useMe((s) => s.me);
  const shell = useWords();
  const signedIn = me !== null && !me.guest;
  useEffect(() => {
    if (signedIn && next !== null) openNext(next);
  }, [signedIn, next]);
  return (
    <Page title={t('account.title')} className="online">
      {link !== null && <OpenedLink outcome={link} />}
      <div className="online-columns">{me === null ? <Unknown /> : <Person me={me} />}</div>
      <a className="button" href={next ?? to.online}>
        {next === null || next === to.online ? t('online.toLobby') : shell('shell.back')}
      </a>
    </Page>
  );
}

/** Whoever comes here unknown most likely has an account, and comes to sign in. */
const Unknown = () => (
  <>
    <div>
      <SignIn />
    </div>
    <div>
      <SignUp me={null} />
    </div>
  </>
);

const Person = ({ me }: { readonly me: Me }) => (
  <>
    <div>
      <Known me={me} key={me.id} />
      {me.guest && <SignUp me={me} />}
      <Passkeys />
    </div>
    <div>
      {me.guest && <SignIn />}
      <Notices me={me} />
    </div>
  </>
);

function Known({ me }: { readonly me: Me }) {
  const t = useOnlineWords();
  const [name, setName] = useState(me.name);
  const [saved, setSaved] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [alone, setAlone] = useState(false);
  const { busy, fault, run } = useDoing();
  const signOut = () =>
    run(async () => {
      await pushOff().catch(() => {});
      await server.signOut();
      nobody();
    });
  const signOutElsewhere = () =>
    run(async () => {
      setAlone(false);
      await server.signOutElsewhere();
      await pushAgain();
      setAlone(true);
    });
  return (
    <section className="online-card" aria-labelledby="account-me">
      <h2 id="account-me">{me.name}</h2>
      <p className="online-soft">
        {me.guest
          ? t('account.guest')
          : me.email === null
            ? t('account.signedIn.passkey')
            : t('account.signedIn', { email: me.email })}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSaved(false);
          run(async () => {
            await changeMe({ name: name.trim() });
            setSaved(true);
          });
        }}
      >
        <div className="online-row">
          <Field
            label={t('account.name')}
            autoComplete="nickname"
            maxLength={40}
            value={name}
            onChange={setName}
          />
          <button type="submit" className="button" aria-disabled={busy || name.trim() === me.name}>
            {t('account.name.save')}
          </button>
        </div>
        <p role="status" className="online-soft">
          {saved && t('account.saved')}
        </p>
      </form>
      <Trouble code={fault} />
      <div className="online-row">
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => (me.guest ? setLeaving(true) : signOut())}
          data-test="sign-out"
        >
          <Icon name="exit-door" />
          {t('account.signOut')}
        </button>
        {!me.guest && (
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => !busy && signOutElsewhere()}
            data-test="sign-out-elsewhere"
          >
            {t('account.signOut.elsewhere')}
          </button>
        )}
      </div>
      {!me.guest && (
        <p role="status" className="online-soft">
          {alone && t('account.signOut.elsewhere.done')}
        </p>
      )}
      {/* Last: nothing that ends something slides below the pointer when a form is done with. */}
      {me.email !== null && <ChangePassword />}
      {me.email !== null && <ChangeEmail />}
      {leaving && (
        <ConfirmDialog
          text={t('account.signOut.guest')}
          act={t('account.signOut')}
          onAnswer={(sure) => {
            setLeaving(false);
            if (sure) signOut();
          }}
        />
      )}
    </section>
  );
}

/** A guest becomes somebody who can come back from anywhere. */
function SignUp({ me }: { readonly me: Me | null }) {
  const t = useOnlineWords();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, fault, run } = useDoing();
  return (
    <form
      className="online-card"
      aria-labelledby="account-keep"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy)
          run(async () => {
            await server.signUp({ name: me?.name ?? name, email, password });
            await findMe('anew');
          });
      }}
    >
      <h2 id="account-keep">{t('account.keep.title')}</h2>
      <p className="online-soft">{t('account.keep.text')}</p>
      {me === null && (
        <Field
          label={t('account.name')}
          autoComplete="nickname"
          maxLength={40}
          required
          value={name}
          onChange={setName}
        />
      )}
      <Field
        label={t('account.email')}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={setEmail}
        test="sign-up-email"
      />
      <NewPassword
        label={t('account.password')}
        value={password}
        onChange={setPassword}
        test="sign-up-password"
      />
      <Trouble code={fault} />
      <button type="submit" className="button primary" aria-disabled={busy} data-test="sign-up">
        {t('account.make')}
      </button>
    </form>
  );
}
