import type { ChangeEvent } from 'react';
import { useStore } from 'zustand';
import { chatStore } from '#lib/chat/store.ts';

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const writeDraft = ({ target }: Changed) => chatStore.setState({ draft: target.value });

/** The value of a field of a form, which outlives the form: another one may take its place at any time. */
export function useEntered(name: 'name' | 'mobile') {
  const value = useStore(chatStore, ({ entered }) => entered[name]);
  const onChange = ({ target }: Changed) =>
    chatStore.setState(({ entered }) => ({ entered: { ...entered, [name]: target.value } }));
  return { value, onChange };
}

/** The same for the message, which the field of a talk shows, too. */
export function useDraft() {
  const value = useStore(chatStore, ({ draft }) => draft);
  return { value, onChange: writeDraft };
}
