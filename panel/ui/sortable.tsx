import { GripVertical } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import type { DragItem, OnMove } from '#panel/ui/drag-item.ts';

const words = {
  role: 'جابه‌جاشدنی',
  handle: (name: string) => `جابه‌جایی ${name}`,
} as const;

const DragLayer = lazy(() => import('#panel/ui/drag-layer.tsx'));

const Registry = createContext<(id: string, item: DragItem | null) => void>(() => undefined);

interface Props {
  onMove: OnMove;
  /** The list has keys of its own. */
  isPointerOnly?: boolean;
  children: ReactNode;
}

/**
 * A list whose items (`useItem`) are put in another order by dragging, or by Space and the arrow keys. Its code is
 * loaded after the list is shown; each list has buttons besides.
 */
export function Sortable({ onMove, isPointerOnly = false, children }: Props) {
  const [items, setItems] = useState<ReadonlyMap<string, DragItem>>(new Map());
  const register = useCallback((id: string, item: DragItem | null) => {
    setItems((now) => {
      const next = new Map(now);
      if (item) next.set(id, item);
      else next.delete(id);
      return next;
    });
  }, []);
  return (
    <Registry value={register}>
      {children}
      <Suspense>
        <DragLayer items={[...items.values()]} onMove={onMove} isPointerOnly={isPointerOnly} />
      </Suspense>
    </Registry>
  );
}

/** An item of `Sortable`. @returns what the item's element and its handle are given as `ref` */
export function useItem(id: string, index: number) {
  const register = use(Registry);
  const [element, setElement] = useState<Element | null>(null);
  const [handle, setHandle] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (element === null || handle === null) return undefined;
    register(id, { id, index, element, handle });
    return () => register(id, null);
  }, [register, id, index, element, handle]);
  return { setElement, setHandle };
}

interface HandleProps extends Pick<ComponentProps<'button'>, 'onKeyDown' | 'onBlur'> {
  /** What is moved: «عکس ۲». */
  name: string;
  setHandle: (element: Element | null) => void;
}

/** The handle of an item. */
export function Handle({ name, setHandle, ...keys }: HandleProps) {
  return (
    <button
      {...keys}
      ref={setHandle}
      type="button"
      className="ib ib-s drag-handle"
      aria-label={words.handle(name)}
      aria-roledescription={words.role}
    >
      <GripVertical className="i" aria-hidden="true" />
    </button>
  );
}
