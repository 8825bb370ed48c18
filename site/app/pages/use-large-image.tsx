import { Suspense, useCallback, useEffect, useState } from "react";
import type { Dish } from "#domain/menu/menu.ts";
import { lazyComponent } from "#web/code-loading/lazy-component.tsx";

const largeImage = lazyComponent(
  async () => (await import("#site/features/menu/large-image.tsx")).LargeImage,
);

/** The large picture of a dish (specification §2). Its code is prefetched after the first render. */
export function useLargeImage() {
  const [dish, setDish] = useState<Dish<string> | null>(null);
  useEffect(() => largeImage.prefetch(), []);
  const enlarge = useCallback(
    (pictured: Dish<string>) => largeImage.whenLoaded(() => setDish(pictured)),
    [],
  );
  return {
    enlarge,
    image: dish?.image != null && (
      <Suspense fallback={null}>
        <largeImage.Component
          dishName={dish.dishName}
          image={dish.image}
          onClose={() => setDish(null)}
        />
      </Suspense>
    ),
  };
}
