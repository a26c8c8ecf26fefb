// Stands in the page itself: a form sent before its code has arrived is sent again once the page is alive.
(() => {
  let form;
  addEventListener(
    "submit",
    (event) => {
      const root = document.querySelector("#root[data-prerendered]");
      if (!root) return;
      event.preventDefault();
      if (form) return;
      form = event.target;
      new MutationObserver((_, watch) => {
        watch.disconnect();
        form.requestSubmit();
      }).observe(root, { attributeFilter: ["data-prerendered"] });
    },
    true,
  );
})();
